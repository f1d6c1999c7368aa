<?php

declare(strict_types=1);

namespace App\Policies;

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
        return match (true) {
            $export->user_id !== $user->id => Response::denyAsNotFound(),
            $this->impersonation->find() !== null => Response::deny('You can\'t export personal data while impersonating.'),
            default => Response::allow(),
        };
    }

    public function cancel(User $user, Export $export): Response
    {
        return $export->user_id === $user->id ? Response::allow() : Response::denyAsNotFound();
    }

    public function seesAll(User $user): bool
    {
        return $user->is_developer_staff || $user->is_executive_staff;
    }
}
