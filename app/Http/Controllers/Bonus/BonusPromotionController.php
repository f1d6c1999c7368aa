<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Actions\Bonus\AddBonusPromotion;
use App\Actions\Bonus\ChangeBonusPromotion;
use App\Actions\Bonus\MoveBonusPromotion;
use App\Data\Bonus\BonusPromotionsPage;
use App\Data\Lists\Choice;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Bonus\MoveBonusPromotionRequest;
use App\Http\Requests\Bonus\SaveBonusPromotionRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Bonus\BonusPromotionList;
use App\Models\BonusPromotion;
use App\Models\Company;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class BonusPromotionController
{
    use AnswersChange;

    public function index(ListRequest $request, BonusPromotionList $list, #[CurrentUser] User $viewer): Response
    {
        [$promotions, $meta] = $request->page($list);

        return Inertia::render(
            'Bonus/Promotions',
            new BonusPromotionsPage(
                $promotions,
                $meta,
                Choice::of(
                    Company::query()
                        ->orderBy('name')
                        ->get(['id', 'name']),
                    'name',
                ),
                $viewer->can('editBonusPromotions'),
                $viewer->can('exportReports'),
            ),
        );
    }

    public function store(SaveBonusPromotionRequest $request, AddBonusPromotion $add): RedirectResponse
    {
        return $this->changed(
            static fn () => $add->handle(
                $request->integer('company_id'),
                $request->terms(),
                $request->staff(),
                $request->reference(),
            ),
            'Promotion added as a draft. A colleague must approve it.',
        );
    }

    public function update(
        SaveBonusPromotionRequest $request,
        BonusPromotion $bonusPromotion,
        ChangeBonusPromotion $change,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $change->handle($bonusPromotion, $request->terms(), $request->integer('version'), $request->staff()),
            'Promotion saved. A colleague must approve it.',
        );
    }

    public function move(
        MoveBonusPromotionRequest $request,
        BonusPromotion $bonusPromotion,
        MoveBonusPromotion $move,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $move->handle($bonusPromotion, $request->status(), $request->integer('version'), $request->staff()),
            "Promotion is now {$request->status()->value}.",
        );
    }
}
