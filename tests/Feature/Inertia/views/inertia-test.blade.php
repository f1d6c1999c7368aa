<!DOCTYPE html><html><body>@inertia</body></html>
