<?php

declare(strict_types=1);

namespace App\Services\Auth;

use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Config\Repository;
use Illuminate\Database\ConnectionInterface;
use Illuminate\Database\Query\Builder;
use ParagonIE\ConstantTime\Base64UrlSafe;
use SensitiveParameter;

/** Tokens of mailed reset links: 256 random bits, kept as a hash, one per account, good once and for a limited time. */
final readonly class PasswordResetTokens
{
    public function __construct(private ConnectionInterface $database, private Repository $config) {}

    /** A new token; the person's older link stops working. */
    public function make(User $user): string
    {
        $token = Base64UrlSafe::encodeUnpadded(random_bytes(32));
        $this->table()->updateOrInsert(['email' => $user->email], ['token' => $this->hash($token), 'created_at' => now()]);

        return $token;
    }

    public function expiresAt(): CarbonImmutable
    {
        return CarbonImmutable::now()->addMinutes($this->minutes());
    }

    /** Whose token this is, as long as it is good. */
    public function owner(#[SensitiveParameter] string $token): ?User
    {
        $email = $this->good($token)->value('email');

        return $email === null ? null : User::query()->where('email', $email)->where('is_active', true)->first();
    }

    /** As {@see owner}, and uses the token up: of two requests at once only one gets the person. */
    public function consume(#[SensitiveParameter] string $token): ?User
    {
        $user = $this->owner($token);

        return $user !== null && $this->good($token)->delete() === 1 ? $user : null;
    }

    private function good(#[SensitiveParameter] string $token): Builder
    {
        return $this->table()->where('token', $this->hash($token))->where('created_at', '>', now()->subMinutes($this->minutes()));
    }

    private function table(): Builder
    {
        return $this->database->table('password_reset_tokens');
    }

    private function minutes(): int
    {
        return $this->config->integer('paddock.auth.password_reset_minutes');
    }

    private function hash(#[SensitiveParameter] string $token): string
    {
        return hash('sha256', $token);
    }
}
