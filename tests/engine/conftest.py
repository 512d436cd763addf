from hypothesis import settings

# How long one example takes says nothing about the engine on a busy machine.
settings.register_profile("engine", deadline=None, max_examples=60)
settings.load_profile("engine")
