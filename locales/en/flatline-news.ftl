## The news of FLATLINE: what happens, while it is shown.
