<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Models\User;
use App\Models\UserInvitation;
use Carbon\CarbonImmutable;
use Illuminate\Config\Repository;
use ParagonIE\ConstantTime\Base64UrlSafe;
use SensitiveParameter;

/** Open invitations: 256 random bits in an emailed link, stored as a hash, single-use and limited in time. */
final readonly class Invitations
{
    public function __construct(private Repository $config) {}

    /** Opens or renews the invitation. Older links stop working. */
    public function open(User $user, User $inviter): void
    {
        UserInvitation::query()->updateOrCreate(['user_id' => $user->id], [
            'invited_by' => $inviter->id, 'token_hash' => null, 'expires_at' => CarbonImmutable::now()->addHours($this->hours()),
        ]);
    }

    /** Creates the token of an open invitation. An earlier token stops working. */
    public function makeToken(UserInvitation $invitation): string
    {
        $token = Base64UrlSafe::encodeUnpadded(random_bytes(32));
        $invitation->update(['token_hash' => self::hash($token)]);

        return $token;
    }

    /** The user of a valid token. */
    public function owner(#[SensitiveParameter] string $token): ?User
    {
        return $this->valid($token)?->user;
    }

    /** The user of a valid token, which is used up. Of two simultaneous requests only one succeeds. */
    public function consume(#[SensitiveParameter] string $token): ?User
    {
        $invitation = $this->valid($token);

        return $invitation !== null
            && UserInvitation::query()->whereKey($invitation->id)->where('token_hash', self::hash($token))->delete() === 1
            ? $invitation->user
            : null;
    }

    public function hours(): int
    {
        return $this->config->integer('paddock.auth.invitation_hours');
    }

    private function valid(#[SensitiveParameter] string $token): ?UserInvitation
    {
        return UserInvitation::query()->with('user')->where('token_hash', self::hash($token))->where('expires_at', '>', now())->first();
    }

    private static function hash(#[SensitiveParameter] string $token): string
    {
        return hash('sha256', $token);
    }
}
