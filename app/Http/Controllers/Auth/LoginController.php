<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Actions\Auth\BeginSignIn;
use App\Actions\Auth\SignOut;
use App\Data\Auth\LoginPage;
use App\Domain\Auth\TooManyAttemptsException;
use App\Http\Requests\Auth\LoginRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final class LoginController
{
    public function create(Request $request): Response
    {
        return Inertia::render('Auth/Login', new LoginPage(TooManyAttemptsException::secondsOf($request)));
    }

    public function store(LoginRequest $request, BeginSignIn $beginSignIn): RedirectResponse
    {
        $isSignedIn = $beginSignIn->handle(
            $request->string('email')->value(),
            $request->string('password')->value(),
            $request->boolean('remember_device'),
        );

        return $isSignedIn ? redirect()->intended(route('dashboard')) : redirect()->route('two-factor');
    }

    public function destroy(#[CurrentUser] User $user, SignOut $signOut): RedirectResponse
    {
        $signOut->handle($user);
        Inertia::clearHistory();

        // Only the cache: cookies are already cleared, and the browser's storage contains the chosen theme.
        return redirect()->route('login')->with('success', 'Signed out.')->withHeaders(['Clear-Site-Data' => '"cache"']);
    }
}
