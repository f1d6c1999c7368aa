<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RoleProposalStatus;
use App\Models\Concerns\BelongsToDeleted;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A change of a role that a second person decides: proposed > confirmed, rejected or withdrawn.
 *
 * @property list<string> $added
 * @property list<string> $removed
 *
 * @mixin RoleProposalProperties
 */
final class RoleProposal extends Model
{
    use BelongsToDeleted;

    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'proposed'];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'added' => 'array',
            'removed' => 'array',
            'role_version' => 'integer',
            'status' => RoleProposalStatus::class,
            'decided_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> with former colleagues */
    public function proposedBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'proposed_by');
    }

    /** @return BelongsTo<User, $this> */
    public function decidedBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'decided_by');
    }
}
