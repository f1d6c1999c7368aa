<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Queries\Users\EffectiveAccessQuery;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final class EffectiveAccessController
{
    public function __invoke(Request $request, EffectiveAccessQuery $access, CurrentImpersonation $impersonation): RedirectResponse|Response
    {
        // The gates would answer for the impersonation.
        return $impersonation->find() !== null
            ? redirect()->route('users.roles-description.index')->with('error', 'You can’t check access while impersonating.')
            : Inertia::render('Users/EffectiveAccess', $access->page($request->integer('user')));
    }
}
