<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Actions\Auth\ResetPassword;
use App\Data\Auth\ForgotPasswordPage;
use App\Data\Auth\ResetPasswordPage;
use App\Domain\Auth\AttemptKind;
use App\Domain\Auth\AttemptThrottle;
use App\Domain\Auth\PasswordResetTokens;
use App\Domain\Auth\StaffPassword;
use App\Domain\Auth\TooManyAttemptsException;
use App\Http\Requests\Auth\ResetPasswordRequest;
use App\Http\Requests\Auth\SendResetLinkRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Jobs\Auth\SendPasswordResetLink;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final class PasswordResetController
{
    private const STALE = 'This link was already used or has expired. Request a new one.';

    public function request(Request $request): Response
    {
        return Inertia::render('Auth/ForgotPassword', new ForgotPasswordPage(TooManyAttemptsException::secondsOf($request)));
    }

    /** The answer is the same for every address. */
    public function email(SendResetLinkRequest $request, AttemptThrottle $throttle): RedirectResponse
    {
        $email = $request->string('email')->value();
        $throttle->hit(AttemptKind::ResetLink, $email);
        SendPasswordResetLink::dispatch($email);

        return back()->with('success', 'If this address belongs to an account, we sent a link to it. Check your email.');
    }

    public function edit(Request $request, string $token, PasswordResetTokens $tokens): Response|RedirectResponse
    {
        $owner = $request->hasValidSignature() ? $tokens->owner($token) : null;
        if ($owner === null) {
            return redirect()->route('password.request')->with('error', self::STALE);
        }

        return Inertia::render('Auth/ResetPassword', new ResetPasswordPage($token, $owner->email, StaffPassword::MIN));
    }

    public function update(ResetPasswordRequest $request, ResetPassword $resetPassword): RedirectResponse
    {
        return $resetPassword->handle($request->string('token')->value(), $request->string('password')->value())
            ? redirect()->route('login')->with('success', 'Password changed. Sign in with the new one.')
            : redirect()->route('password.request')->with('error', self::STALE);
    }
}
