<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use App\Models\Company;
use App\Models\SearchTerm;
use App\Support\LikeText;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** The product relies on SQLite's behaviour. The settings in config/database.php make the servers behave the same. */
final class SameOnEveryDatabaseTest extends TestCase
{
    use RefreshDatabase;

    public function test_text_is_equal_only_byte_for_byte(): void
    {
        foreach (['okafor', 'Okafor', 'òkafor', 'okafor '] as $slug) {
            Company::create(['name' => 'Regal Bet', 'slug' => $slug, 'color' => '#0b6b4b']);
        }

        $this->assertSame(1, Company::query()->where('slug', 'okafor')->count());
    }

    #[TestWith(['özlem', 'Özlem Şahin'])]
    #[TestWith(['Özlem şah', 'Özlem Şahin'])]
    #[TestWith(['ÉLODIE', 'élodie Čapek'])]
    #[TestWith(['влад', 'Владимир'])]
    #[TestWith(['ÇA%', 'ça% plus'])]
    public function test_search_in_few_rows_ignores_the_case_of_every_script(string $text, string $name): void
    {
        foreach ([$name, 'Regal Bet'] as $number => $brand) {
            Company::create(['name' => $brand, 'slug' => "brand-{$number}", 'color' => '#0b6b4b']);
        }

        foreach ([LikeText::begins(...), LikeText::contains(...)] as $search) {
            $this->assertSame([$name], $search(DB::table('companies'), 'name', $text)->pluck('name')->all());
        }
    }

    public function test_search_terms_sort_by_their_bytes(): void
    {
        $terms = ['o', 'o2', 'oa', 'okafor', "o\x7E", 'ol'];
        SearchTerm::query()->insert(array_map(
            static fn (string $term): array => ['subject_type' => 'client', 'subject_id' => 1, 'term' => $term],
            array_reverse($terms),
        ));
        sort($terms, SORT_STRING);

        $this->assertSame($terms, SearchTerm::query()->orderBy('term')->pluck('term')->all());
        $this->assertSame(6, SearchTerm::query()->where('term', '>=', 'o')->where('term', '<', "o\x7F")->count());
    }

    public function test_the_database_counts_in_utc_as_the_product_does(): void
    {
        $clock = DB::selectOne('select current_timestamp as moment');

        $this->assertEqualsWithDelta(now()->getTimestamp(), CarbonImmutable::parse($clock->moment, 'UTC')->getTimestamp(), 60);
    }
}
