<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Data\Bonus\BonusPromotionsPage;
use App\Data\Lists\Choice;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Bonus\BonusPromotionList;
use App\Models\BonusPromotion;
use App\Models\Company;

final class BonusPromotionController
{
    public function __invoke(ListRequest $request, BonusPromotionList $list): Response
    {
        [$promotions, $meta] = $request->page($list);
        $statuses = array_values(BonusPromotion::query()->distinct()->orderBy('status')->pluck('status')
            ->map(static fn (string $status): Choice => new Choice($status, ucfirst($status)))->all());

        return Inertia::render('Bonus/Promotions', new BonusPromotionsPage($promotions, $meta, $statuses, Choice::of(Company::query()->orderBy('name')->get(['id', 'name']), 'name')));
    }
}
