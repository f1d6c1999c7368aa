<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\DecideRoleProposal;
use App\Enums\RoleProposalStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\RequiredReasonRequest;
use App\Models\RoleProposal;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** A proposed change of a role: confirmed or rejected by a colleague, or withdrawn by its author. */
final class RoleProposalController
{
    use AnswersChange;

    public function confirm(
        RoleProposal $roleProposal,
        DecideRoleProposal $decide,
        #[CurrentUser] User $decider,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $decide->handle($roleProposal, RoleProposalStatus::Confirmed, null, $decider),
            'Change confirmed. It applies straight away.',
        );
    }

    public function reject(
        RequiredReasonRequest $request,
        RoleProposal $roleProposal,
        DecideRoleProposal $decide,
        #[CurrentUser] User $decider,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $decide->handle($roleProposal, RoleProposalStatus::Rejected, $request->reason(), $decider),
            'Change rejected.',
        );
    }

    public function destroy(RoleProposal $roleProposal, DecideRoleProposal $decide, #[CurrentUser] User $author): RedirectResponse
    {
        return $this->changed(static fn () => $decide->handle($roleProposal, RoleProposalStatus::Withdrawn, null, $author), 'Proposal withdrawn.');
    }
}
