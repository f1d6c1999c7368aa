<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Actions\Bonus\ApproveSkippingRule;
use App\Actions\Bonus\EndSkippingRule;
use App\Actions\Bonus\RequestSkippingRule;
use App\Data\Bonus\SkippingRulesPage;
use App\Data\Lists\Choice;
use App\Enums\SkippingRuleStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Bonus\RequestSkippingRuleRequest;
use App\Http\Requests\ListRequest;
use App\Http\Requests\RequiredReasonRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Bonus\SkippingRuleList;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\SkippingRule;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class SkippingRuleController
{
    use AnswersChange;

    public function index(ListRequest $request, SkippingRuleList $list, #[CurrentUser] User $viewer): Response
    {
        [$rules, $meta] = $request->page($list);
        $promotions = Choice::of(
            BonusPromotion::query()
                ->whereIn('id', BonusRule::query()->select('bonus_promotion_id'))
                ->orderBy('title')
                ->orderBy('id')
                ->get(['id', 'title']),
            'title',
        );

        return Inertia::render(
            'Bonus/SkippingRules',
            new SkippingRulesPage($rules, $meta, $promotions, $viewer->can('takeDecisions'), $viewer->can('exportReports')),
        );
    }

    public function store(
        RequestSkippingRuleRequest $request,
        RequestSkippingRule $skip,
        #[CurrentUser] User $requester,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $skip->handle($request->skippingRule(), $requester, $request->reference()),
            'Skipping rule requested. A colleague must approve it.',
        );
    }

    public function approve(SkippingRule $skippingRule, ApproveSkippingRule $approve, #[CurrentUser] User $approver): RedirectResponse
    {
        return $this->changed(static fn () => $approve->handle($skippingRule, $approver), 'Skipping rule approved.');
    }

    /** Declines a colleague's request, or withdraws a skipping rule. */
    public function end(RequiredReasonRequest $request, SkippingRule $skippingRule, EndSkippingRule $end, #[CurrentUser] User $user): RedirectResponse
    {
        $isDeclined = $skippingRule->status === SkippingRuleStatus::Requested && $skippingRule->requested_by !== $user->id;

        return $this->changed(
            static fn () => $end->handle($skippingRule, $request->reason(), $user),
            $isDeclined ? 'Skipping rule declined.' : 'Skipping rule withdrawn.',
        );
    }
}
