<?php

declare(strict_types=1);

namespace App\Services\Realtime;

use App\Models\User;
use App\Services\Impersonation\CurrentImpersonation;
use App\Services\Shell\SharedUser;
use Illuminate\Support\Str;

/** How colleagues see somebody who has a record open: the person at the keyboard, never whom they work as. */
final readonly class PresenceMember
{
    /** With a photo's address this stays under the kilobyte that servers of the protocol allow. */
    private const LONGEST_NAME = 100;

    public function __construct(private CurrentImpersonation $impersonation) {}

    /** @return array{id: int, full_name: string, photo: ?string} */
    public function of(User $user): array
    {
        $person = $this->impersonation->find()->actor ?? $user;

        return ['id' => $person->id, 'full_name' => Str::limit($person->full_name, self::LONGEST_NAME, '…'), 'photo' => SharedUser::photo($person)];
    }
}
