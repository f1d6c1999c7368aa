<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Actions\Bonus\CancelGenwebBonus;
use App\Actions\Bonus\GiveGenwebBonus;
use App\Data\Bonus\GenwebBonusesPage;
use App\Data\Lists\Choice;
use App\Domain\Bonus\RunningPromotions;
use App\Enums\OperatorPlatform;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Bonus\GiveGenwebBonusRequest;
use App\Http\Requests\ListRequest;
use App\Http\Requests\RequiredReasonRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Bonus\GenwebBonusList;
use App\Lists\Bonus\GenwebBoostBonusList;
use App\Models\BonusPromotion;
use App\Models\GenwebBonus;
use App\Models\OperatorSite;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Bonuses and boosts in Genweb. The route says which. */
final readonly class GenwebBonusController
{
    use AnswersChange;

    public function __construct(private RunningPromotions $promotions) {}

    public function bonuses(ListRequest $request, GenwebBonusList $list, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Bonus/GenwebBonuses', $this->page($request, $list, $viewer));
    }

    public function boosts(ListRequest $request, GenwebBoostBonusList $list, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Bonus/GenwebBoostBonuses', $this->page($request, $list, $viewer));
    }

    public function store(GiveGenwebBonusRequest $request, GiveGenwebBonus $give, #[CurrentUser] User $giver): RedirectResponse
    {
        return $this->changed(static fn () => $give->handle($request->bonus(), $giver, $request->reference()), 'Recorded. Now give it in Genweb.');
    }

    public function cancel(RequiredReasonRequest $request, GenwebBonus $genwebBonus, CancelGenwebBonus $cancel, #[CurrentUser] User $user): RedirectResponse
    {
        abort_unless($genwebBonus->kind->value === $request->route('kind'), 404);

        return $this->changed(static fn () => $cancel->handle($genwebBonus, $request->reason(), $user), 'Cancelled. Cancel it in Genweb as well.');
    }

    private function page(ListRequest $request, GenwebBonusList $list, User $viewer): GenwebBonusesPage
    {
        [$bonuses, $meta] = $request->page($list);
        $promotions = array_values(
            $this->promotions
                ->all()
                ->with('company')
                ->orderBy('title')
                ->orderBy('id')
                ->get()
                ->map(
                    static fn (BonusPromotion $promotion): Choice => new Choice(
                        (string) $promotion->id,
                        $promotion->title,
                        $promotion->company?->name,
                    ),
                )
                ->all(),
        );
        $sites = Choice::of(
            OperatorSite::query()
                ->where('platform', OperatorPlatform::Genweb)
                ->where('is_active', true)
                ->orderBy('name')
                ->get(['id', 'name']),
            'name',
        );

        return new GenwebBonusesPage($bonuses, $meta, $promotions, $sites, $viewer->can('takeDecisions'), $viewer->can('exportReports'));
    }
}
