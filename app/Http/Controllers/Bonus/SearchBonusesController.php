<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Data\Bonus\BonusSearchPage;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchQuery;
use App\Infrastructure\Search\SearchText;
use App\Queries\Bonus\BonusPromotionHitsQuery;
use Illuminate\Http\Request;

/** The bonus search of the top bar, over promotions. */
final class SearchBonusesController
{
    public function __invoke(Request $request, PeopleSearch $index, BonusPromotionHitsQuery $promotions, string $search = ''): Response
    {
        $query = new SearchQuery(SearchText::parse($search, seesContacts: true));
        [$ids, $meta] = $index->page('bonus_promotion', $search, $query, $request->integer('page', 1));

        return Inertia::render('Bonus/SearchResults', new BonusSearchPage($meta, $promotions->find($ids)));
    }
}
