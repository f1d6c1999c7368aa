<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Inertia\Inertia;
use App\Inertia\Response;

/** Every part of the interface in every state; the route exists on developers' machines only. */
final class DesignController
{
    public function __invoke(): Response
    {
        return Inertia::render('Design/Index');
    }
}
