<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Actions\Auth\ProveSecondFactor;
use App\Data\Auth\Enrolment;
use App\Data\Auth\TwoFactorPage;
use App\Domain\Auth\PendingSignIn;
use App\Domain\Auth\RecoveryCodes;
use App\Domain\Auth\TooManyAttemptsException;
use App\Domain\Auth\Totp;
use App\Enums\AuthenticationKind;
use App\Http\Requests\Auth\ProveSecondFactorRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** The second step of a sign-in, behind `EnsurePendingSignIn`. */
final readonly class TwoFactorController
{
    public function __construct(private PendingSignIn $pending) {}

    public function show(Request $request, Totp $totp): Response|RedirectResponse
    {
        $user = $this->pending->userOrFail();
        if ($this->pending->recoveryCodes() !== null) {
            return redirect()->route('two-factor.recovery-codes');
        }

        return Inertia::render('Auth/TwoFactor', new TwoFactorPage(
            step: $user->totp_confirmed_at === null ? 'enrol' : 'challenge',
            email: $user->email,
            enrolment: $user->totp_confirmed_at === null ? $this->enrolment($user, $totp) : null,
            recovery_codes: null,
            trust_device: $this->pending->trustsDevice(),
            throttled_for_seconds: TooManyAttemptsException::secondsOf($request),
        ));
    }

    public function store(ProveSecondFactorRequest $request, ProveSecondFactor $prove): RedirectResponse
    {
        $user = $this->pending->userOrFail();
        $trustDevice = $request->boolean('trust_device');

        $request->filled('recovery_code')
            ? $prove->handle($user, AuthenticationKind::RecoveryCode, $request->string('recovery_code')->value(), $trustDevice)
            : $prove->handle($user, AuthenticationKind::TwoFactor, $request->string('code')->value(), $trustDevice);

        return $this->warnOfFewCodes(redirect()->intended(route('dashboard')), $user->refresh());
    }

    /** Returns to the password step. */
    public function destroy(Request $request): RedirectResponse
    {
        $request->session()->invalidate();
        // A new secret or recovery codes may have been shown.
        Inertia::clearHistory();

        return redirect()->route('login');
    }

    private function enrolment(User $user, Totp $totp): Enrolment
    {
        $secret = $this->pending->enrolmentSecret($totp);

        return new Enrolment($secret, $totp->uri($secret, $user->email, config()->string('app.name')));
    }

    private function warnOfFewCodes(RedirectResponse $response, User $user): RedirectResponse
    {
        $left = count($user->recovery_codes ?? []);
        if ($left > RecoveryCodes::FEW) {
            return $response;
        }
        $codes = $left === 1 ? '1 recovery code' : "{$left} recovery codes";

        return $response->with('error', "You have {$codes} left. Create new ones under Edit profile, Security.");
    }
}
