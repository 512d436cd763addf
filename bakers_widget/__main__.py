"""`python -m bakers_widget` is the console command."""

from bakers_widget.cli import main

main(prog_name="bakers-widget")
