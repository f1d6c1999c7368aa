<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Reports\ExportAccess;
use App\Enums\Ability;
use App\Enums\ExportKind;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Export;
use App\Models\User;
use Illuminate\Auth\Access\Response;

/** A file of personal data is for its requester only, and not while impersonating. Supervisors see that it exists. */
final readonly class ExportPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    /** The file of a colleague is answered with 404. */
    public function download(User $user, Export $export): Response
    {
        $refusal = ExportAccess::refusal($user, $export->kind, $export->filters);

        return match (true) {
            $export->user_id !== $user->id => Response::denyAsNotFound(),
            $this->impersonation->find() !== null => Response::deny('You can’t export personal data while impersonating.'),
            $export->kind === ExportKind::Evidence && ! $this->exportEvidence($user) => Response::deny(),
            $refusal !== null => Response::deny($refusal),
            default => Response::allow(),
        };
    }

    public function cancel(User $user, Export $export): Response
    {
        return $export->user_id === $user->id ? Response::allow() : Response::denyAsNotFound();
    }

    /** An evidence pack shows contact details and all RSG pages, so it needs all their abilities. Not while impersonating, and never for executives. */
    public function exportEvidence(User $user): bool
    {
        return $this->impersonation->find() === null && ! $user->isReadOnly()
            && collect(Ability::evidence())->every(static fn (Ability $ability): bool => $user->hasAbility($ability));
    }

    public function seesAll(User $user): bool
    {
        return $user->is_developer_staff || $user->is_executive_staff;
    }
}
