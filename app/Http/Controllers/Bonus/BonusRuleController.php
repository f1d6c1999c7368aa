<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Actions\Bonus\SaveBonusRule;
use App\Data\Bonus\BonusPromotionHit;
use App\Data\Bonus\BonusRulePage;
use App\Data\Bonus\BonusRulesPage;
use App\Data\Lists\Choice;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Bonus\BonusRuleRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Bonus\BonusRuleList;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\User;
use App\Queries\Bonus\BonusPromotionHitsQuery;
use App\Queries\Bonus\BonusRuleQuery;
use App\Queries\Bonus\RulePreviewQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

final class BonusRuleController
{
    use AnswersChange;

    public function index(ListRequest $request, BonusRuleList $list, #[CurrentUser] User $viewer): Response
    {
        [$rules, $meta] = $request->page($list);

        return Inertia::render(
            'Bonus/Rules',
            new BonusRulesPage(
                $rules,
                $meta,
                Choice::of(
                    Company::query()
                        ->orderBy('name')
                        ->get(['id', 'name']),
                    'name',
                ),
                $viewer->can('exportReports'),
            ),
        );
    }

    public function show(BonusPromotion $bonusPromotion, BonusRuleQuery $rules, BonusPromotionHitsQuery $promotions, #[CurrentUser] User $viewer): Response
    {
        $rule = BonusRule::currentOf($bonusPromotion->id);
        /** @var BonusPromotionHit $promotion */
        [$promotion] = $promotions->find([$bonusPromotion->id]);
        $ratings = array_values(
            ClientRating::query()
                ->orderBy('value')
                ->get()
                ->map(
                    static fn (ClientRating $rating): Choice => new Choice(
                        (string) $rating->value,
                        "{$rating->value} {$rating->description}",
                    ),
                )
                ->all(),
        );

        return Inertia::render(
            'Bonus/Rule',
            new BonusRulePage(
                $promotion,
                $rules->form($rule),
                $rule->version ?? 0,
                $rules->versions($bonusPromotion),
                $ratings,
                $viewer->can('takeDecisions'),
            ),
        );
    }

    public function update(
        BonusRuleRequest $request,
        BonusPromotion $bonusPromotion,
        SaveBonusRule $save,
        #[CurrentUser] User $author,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $save->handle($bonusPromotion, $request->conditions(), $request->integer('version'), $author),
            'Rule saved. It applies straight away.',
        );
    }

    /** Shows who qualifies under the form's conditions, saved or not. */
    public function preview(BonusRuleRequest $request, BonusPromotion $bonusPromotion, RulePreviewQuery $preview): JsonResponse
    {
        return new JsonResponse($preview->preview($bonusPromotion, $request->conditions(), $request->filled('pin') ? $request->string('pin')->value() : null));
    }
}
