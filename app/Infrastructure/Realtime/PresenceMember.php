<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;
use Illuminate\Support\Str;

/** A user who has a record open, as colleagues see them: the actor while impersonating. */
final readonly class PresenceMember
{
    /** With a photo's address this stays under the kilobyte that servers of the protocol allow. */
    private const LONGEST_NAME = 100;

    public function __construct(private CurrentImpersonation $impersonation) {}

    /** @return array{id: int, full_name: string, photo: ?string} */
    public function of(User $user): array
    {
        $person = $this->impersonation->find()->actor ?? $user;

        return ['id' => $person->id, 'full_name' => Str::limit($person->full_name, self::LONGEST_NAME, '…'), 'photo' => $person->photoUrl()];
    }
}
