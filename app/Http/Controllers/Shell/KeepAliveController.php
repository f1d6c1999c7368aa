<?php

declare(strict_types=1);

namespace App\Http\Controllers\Shell;

use Illuminate\Http\Response;

/** Any request keeps the session; this one does nothing else. */
final class KeepAliveController
{
    public function __invoke(): Response
    {
        return response()->noContent();
    }
}
