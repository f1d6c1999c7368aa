<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Inertia\Inertia;
use App\Inertia\Response;

/** Shows every interface component. The route exists in local environments only. */
final class DesignController
{
    public function __invoke(): Response
    {
        return Inertia::render('Design/Index');
    }
}
