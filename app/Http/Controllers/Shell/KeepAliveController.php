<?php

declare(strict_types=1);

namespace App\Http\Controllers\Shell;

use Illuminate\Http\Response;

/** Keeps the session alive, as any request does. */
final class KeepAliveController
{
    public function __invoke(): Response
    {
        return response()->noContent();
    }
}
