<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Support\Str;

/**
 * A user who has a record open, as colleagues see them: the actor while impersonating. Each method returns false for users who
 * can't view the record.
 */
final readonly class PresenceMember
{
    /** With a photo's address this stays under the kilobyte that servers of the protocol allow. */
    private const LONGEST_NAME = 100;

    private const ID = '/\A[1-9][0-9]{0,17}\z/';

    public function __construct(private CurrentImpersonation $impersonation) {}

    /** @return array{id: int, full_name: string, photo: ?string}|false */
    public function ofClient(User $user, string $id): array|false
    {
        $client = $user->is_active && preg_match(self::ID, $id) === 1 ? Client::query()->find((int) $id) : null;

        return $client !== null && $user->can('view', $client) ? $this->of($user) : false;
    }

    /** @return array{id: int, full_name: string, photo: ?string}|false */
    public function ofWithdrawal(User $user, string $id): array|false
    {
        $isAdmitted = $user->is_active && $user->hasAbility(Ability::ViewWithdrawals)
            && preg_match(self::ID, $id) === 1 && Withdrawal::query()->whereKey((int) $id)->exists();

        return $isAdmitted ? $this->of($user) : false;
    }

    /** @return array{id: int, full_name: string, photo: ?string} */
    private function of(User $user): array
    {
        $person = $this->impersonation->find()->actor ?? $user;

        return ['id' => $person->id, 'full_name' => Str::limit($person->full_name, self::LONGEST_NAME, '…'), 'photo' => $person->photoUrl()];
    }
}
