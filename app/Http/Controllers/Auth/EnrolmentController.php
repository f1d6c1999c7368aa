<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Actions\Auth\CompleteSignIn;
use App\Actions\Auth\EnrolSecondFactor;
use App\Data\Auth\TwoFactorPage;
use App\Domain\Auth\PendingSignIn;
use App\Domain\Auth\Totp;
use App\Http\Requests\Auth\EnrolSecondFactorRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use Illuminate\Http\RedirectResponse;

/** Sets up the authenticator app at the first sign-in: enter a code, save the recovery codes, continue. */
final readonly class EnrolmentController
{
    public function __construct(private PendingSignIn $pending) {}

    public function store(EnrolSecondFactorRequest $request, EnrolSecondFactor $enrol, Totp $totp): RedirectResponse
    {
        $user = $this->pending->userOrFail();
        $codes = $enrol->handle($user, $this->pending->enrolmentSecret($totp), $request->string('code')->value());
        $this->pending->enrolled($codes, $request->boolean('trust_device'));

        return redirect()->route('two-factor.recovery-codes');
    }

    public function show(): Response|RedirectResponse
    {
        $codes = $this->pending->recoveryCodes();
        if ($codes === null) {
            return redirect()->route('two-factor');
        }

        return Inertia::render('Auth/TwoFactor', new TwoFactorPage(
            step: 'recovery_codes',
            email: $this->pending->userOrFail()->email,
            enrolment: null,
            recovery_codes: $codes,
            trust_device: $this->pending->trustsDevice(),
            throttled_for_seconds: null,
        ));
    }

    /** Call this when the user has saved the codes. They are never shown again. */
    public function confirm(CompleteSignIn $complete): RedirectResponse
    {
        if ($this->pending->recoveryCodes() === null) {
            return redirect()->route('two-factor');
        }
        $complete->handle($this->pending->userOrFail(), $this->pending->trustsDevice());
        // Otherwise Back would show the secret and the codes.
        Inertia::clearHistory();

        return redirect()->intended(route('dashboard'));
    }
}
