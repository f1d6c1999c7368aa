<?php

declare(strict_types=1);

namespace App\Queries\Dashboard;

use App\Data\Dashboard\ToDoLine;
use App\Domain\Users\LegacyTransferScope;
use App\Domain\Users\SecondFactorResetChecker;
use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\ClaimedBonusView;
use App\Enums\GuideKey;
use App\Enums\LegacyTransferStatus;
use App\Enums\RoleProposalStatus;
use App\Lists\Bonus\ClaimedBonusList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Models\BonusClaim;
use App\Models\Certification;
use App\Models\GuideVersion;
use App\Models\LegacyTransfer;
use App\Models\RoleProposal;
use App\Models\SecondFactorReset;
use App\Models\User;
use App\Queries\Guides\DueAcknowledgementsQuery;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Eloquent\Builder;

/** Texts to read and certifications to renew, and the decisions of colleagues that wait for the viewer. */
final readonly class ToDoQuery
{
    public function __construct(
        private DueAcknowledgementsQuery $acknowledgements, private LegacyTransferScope $transfers, private ClaimedBonusList $bonuses, private Gate $gate,
    ) {}

    /** @return list<ToDoLine> without lines that have nothing to do */
    public function of(User $viewer): array
    {
        $lines = [$this->guides($viewer), $this->ownCertifications($viewer)];
        // Executives and impersonated users only read.
        if ($this->gate->forUser($viewer)->allows('takeDecisions')) {
            array_push(
                $lines,
                $this->bonuses($viewer),
                $this->evidence($viewer),
                $this->resets($viewer),
                $this->roleChanges($viewer),
                $this->transfers($viewer),
                $this->guideVersions($viewer),
            );
        }

        return array_values(array_filter($lines, static fn (?ToDoLine $line): bool => $line !== null && $line->count > 0));
    }

    private function guides(User $viewer): ?ToDoLine
    {
        $due = $this->acknowledgements->of($viewer);

        return $due === [] ? null : self::line('Guides to acknowledge', count($due), 'guides.show', $due[0]->value);
    }

    /** Pending ones without evidence. A renewal is pending from 30 days before the end. */
    private function ownCertifications(User $viewer): ToDoLine
    {
        $open = $viewer->certifications()->where('status', CertificationStatus::Pending)->whereNull('evidence_at');

        return self::line('Certifications to earn or renew', $open->count(), 'user-profile.edit', ['tab' => 'certifications']);
    }

    private function bonuses(User $viewer): ?ToDoLine
    {
        if (! $this->gate->forUser($viewer)->allows('decideAny', BonusClaim::class)) {
            return null;
        }
        $view = ['view' => ClaimedBonusView::ToApprove->value];
        $order = $this->bonuses->defaultOrder($view);
        $requests = $this->bonuses->matching(new ListParameters($order, 1, values: $view), new ListContext($viewer));
        $count = $requests->count();

        return match (true) {
            $count === 0 => null,
            $viewer->hasAbility(Ability::ViewBonusClaimedLogs) => self::line('Bonuses to approve', $count, 'bonus.claimed-logs.index', $view),
            // Approving takes no right to the list, so these viewers get the oldest request.
            default => self::line('Bonuses to approve', $count, 'clients.bonuses', $requests->orderBy('offered_at')->orderBy('id')->value('client_id') ?? 0),
        };
    }

    private function evidence(User $viewer): ToDoLine
    {
        $seesAll = $viewer->hasAbility(Ability::ViewCertificationTypes);
        $sent = Certification::query()
            ->where('status', CertificationStatus::Pending)
            ->whereNotNull('evidence_at')
            ->where('user_id', '!=', $viewer->id)
            ->whereHas(
                'user',
                static fn (Builder $users): Builder => $users
                    ->where('is_active', true)
                    ->when(! $seesAll, static fn (Builder $reports): Builder => $reports->where('manager_id', $viewer->id)),
            );

        return self::line('Evidence to review', $sent->count(), 'users.certifications.index', ['evidence' => 1]);
    }

    private function resets(User $viewer): ?ToDoLine
    {
        if (! $this->gate->forUser($viewer)->allows('manage', User::class)) {
            return null;
        }
        $resets = SecondFactorReset::query()->with(['requester', 'user'])->orderBy('id')->get()
            ->filter(static fn (SecondFactorReset $reset): bool => $reset->isLive() && SecondFactorResetChecker::refusal($reset, $viewer) === null);

        return self::line('Second factor resets to confirm', $resets->count(), 'users.edit', $resets->first()->user_id ?? 0);
    }

    /** Without changes of the viewer's own role, which the viewer can't confirm. */
    private function roleChanges(User $viewer): ?ToDoLine
    {
        return ! $this->gate->forUser($viewer)->allows('editRoles')
            ? null
            : self::line(
                'Role changes to confirm',
                RoleProposal::query()
                    ->where('status', RoleProposalStatus::Proposed)
                    ->where('proposed_by', '!=', $viewer->id)
                    ->where('role_id', '!=', $viewer->role_id)
                    ->count(),
                'users.roles-description.index',
            );
    }

    /** Large ones, which their author can't start alone. */
    private function transfers(User $viewer): ?ToDoLine
    {
        if (! $viewer->hasAbility(Ability::ViewLegacyTransfer)) {
            return null;
        }
        $drafts = LegacyTransfer::query()->where('status', LegacyTransferStatus::Draft)->where('created_by', '!=', $viewer->id)->orderBy('id')->get()
            ->filter($this->transfers->needsSecondApprover(...));

        // The list of drafts also has small ones and the viewer's own.
        return self::line('Legacy transfers to approve', $drafts->count(), 'users.legacy-transfer.show', $drafts->first()->id ?? 0);
    }

    /** Drafts of guides with limits, which their authors can't publish. */
    private function guideVersions(User $viewer): ?ToDoLine
    {
        if (! $viewer->hasAbility(Ability::ViewGuides)) {
            return null;
        }
        $limits = array_filter(GuideKey::cases(), static fn (GuideKey $guide): bool => $guide->hasValues());
        $drafts = GuideVersion::query()->with('guide')->whereNull('published_at')->where('author_id', '!=', $viewer->id)
            ->whereHas('guide', static fn (Builder $guides): Builder => $guides->whereIn('slug', $limits))->orderBy('id')->get()
            ->filter(fn (GuideVersion $draft): bool => $this->gate->forUser($viewer)->allows('edit', $draft->guide))->values();

        return $drafts->isEmpty() ? null : self::line('Guide versions to publish', $drafts->count(), 'guides.edit', $drafts[0]->guide->slug->value);
    }

    private static function line(string $title, int $count, string $route, mixed $parameters = []): ToDoLine
    {
        return new ToDoLine($title, $count, route($route, $parameters, absolute: false));
    }
}
