<?php

declare(strict_types=1);

namespace App\Domain\People;

use App\Models\Client;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Finds clients by name through the search index. */
final readonly class ClientNameIndex
{
    /**
     * @param  PersonName  $name  with at least one word
     * @return Builder<Client> clients that have all the words, in any order, without deleted ones; the caller compares the names
     */
    public static function withWords(PersonName $name): Builder
    {
        $words = array_values(array_unique($name->words));

        return Client::query()->whereIn('id', DB::table('search_terms')
            ->select('subject_id')
            ->where('subject_type', (new Client)->getMorphClass())
            ->whereIn('term', $words)
            ->groupBy('subject_id')
            ->havingRaw('count(*) = ?', [count($words)]));
    }
}
