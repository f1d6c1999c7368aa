<!DOCTYPE html><html><body><h1>{{ $heading }}</h1>@inertia("root")</body></html>
