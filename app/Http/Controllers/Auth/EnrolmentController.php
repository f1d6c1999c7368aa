<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Actions\Auth\CompleteSignIn;
use App\Actions\Auth\EnrolSecondFactor;
use App\Data\Auth\TwoFactorPage;
use App\Http\Requests\Auth\EnrolSecondFactorRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Services\Auth\PendingSignIn;
use App\Services\Auth\Totp;
use Illuminate\Http\RedirectResponse;

/** Setting up the authenticator app at the first sign-in: prove a code, save the recovery codes, go in. */
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

    /** The person has saved the codes; from now on nobody can see them again. */
    public function confirm(CompleteSignIn $complete): RedirectResponse
    {
        if ($this->pending->recoveryCodes() === null) {
            return redirect()->route('two-factor');
        }
        $complete->handle($this->pending->userOrFail(), $this->pending->trustsDevice());
        // The key and the codes stand in the browser's history, where Back would show them.
        Inertia::clearHistory();

        return redirect()->intended(route('dashboard'));
    }
}
