<?php

declare(strict_types=1);

namespace App\Jobs\Auth;

use App\Domain\Auth\PasswordResetTokens;
use App\Mail\Auth\PasswordResetLink;
use App\Models\User;
use Illuminate\Config\Repository;
use Illuminate\Contracts\Mail\Mailer;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Support\Facades\URL;

/**
 * Emails the link, if the address belongs to an account. The lookup runs here, so that the request takes the same time for every
 * address.
 */
final class SendPasswordResetLink implements ShouldQueue
{
    use Queueable;

    public int $tries = 3;

    public function __construct(private readonly string $email) {}

    public function handle(PasswordResetTokens $tokens, Mailer $mailer, Repository $config): void
    {
        $user = User::query()->where('email', $this->email)->where('is_active', true)->first();
        if ($user === null) {
            return;
        }

        $expiresAt = $tokens->expiresAt();
        $url = URL::temporarySignedRoute('password.reset', $expiresAt, ['token' => $tokens->make($user)]);
        $mailer->to($user->email)->send(new PasswordResetLink($user->first_name, $url, $config->integer('paddock.auth.password_reset_minutes')));
    }
}
