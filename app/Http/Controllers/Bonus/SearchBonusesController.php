<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Data\Bonus\BonusSearchPage;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Search\SearchPager;
use App\Queries\Bonus\BonusPromotionHitsQuery;
use Illuminate\Http\Request;

/** The bonus search of the top bar, over promotions. */
final class SearchBonusesController
{
    public function __invoke(Request $request, SearchPager $pager, BonusPromotionHitsQuery $promotions, string $search = ''): Response
    {
        [$ids, $meta] = $pager->page('bonus_promotion', $search, $request->integer('page', 1));

        return Inertia::render('Bonus/SearchResults', new BonusSearchPage($meta, $promotions->find($ids)));
    }
}
