<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Config\Repository;
use Illuminate\Database\ConnectionInterface;
use Illuminate\Database\Query\Builder;
use ParagonIE\ConstantTime\Base64UrlSafe;
use SensitiveParameter;

/** Tokens of emailed reset links: 256 random bits, stored as a hash, one per account, single-use and limited in time. */
final readonly class PasswordResetTokens
{
    public function __construct(private ConnectionInterface $database, private Repository $config) {}

    /** Creates a token. Older links stop working. */
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

    /** The user of a valid token. */
    public function owner(#[SensitiveParameter] string $token): ?User
    {
        $email = $this->valid($token)->value('email');

        return $email === null ? null : User::query()->where('email', $email)->where('is_active', true)->first();
    }

    /** The user of a valid token, which is used up. Of two simultaneous requests only one succeeds. */
    public function consume(#[SensitiveParameter] string $token): ?User
    {
        $user = $this->owner($token);

        return $user !== null && $this->valid($token)->delete() === 1 ? $user : null;
    }

    private function valid(#[SensitiveParameter] string $token): Builder
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
