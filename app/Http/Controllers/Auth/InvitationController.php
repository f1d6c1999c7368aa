<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Actions\Auth\AcceptInvitation;
use App\Data\Auth\AcceptInvitationPage;
use App\Domain\Auth\Invitations;
use App\Domain\Auth\StaffPassword;
use App\Http\Requests\Auth\AcceptInvitationRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use Illuminate\Http\RedirectResponse;

/** The emailed link of an invitation. */
final class InvitationController
{
    private const STALE = 'This invitation was already used, was replaced or has expired. Ask your manager for a new one.';

    public function edit(string $token, Invitations $invitations): Response|RedirectResponse
    {
        $owner = $invitations->owner($token);

        return $owner === null
            ? redirect()->route('login')->with('error', self::STALE)
            : Inertia::render('Auth/AcceptInvitation', new AcceptInvitationPage($token, $owner->email, $owner->first_name, StaffPassword::MIN));
    }

    public function update(AcceptInvitationRequest $request, AcceptInvitation $accept): RedirectResponse
    {
        return $accept->handle($request->string('token')->value(), $request->string('password')->value())
            ? redirect()->route('login')->with('success', 'Password saved. Sign in to set up your authenticator app.')
            : redirect()->route('login')->with('error', self::STALE);
    }
}
