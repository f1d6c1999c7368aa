<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Infrastructure\Search\Found;
use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchSyntax;
use App\Infrastructure\Search\SearchText;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** With many candidates, the search reads chunks or starts with another word. The results are the same. */
final class SearchAmongManyTest extends TestCase
{
    use RefreshDatabase;

    private const MANY = 2_100;

    /** @var list<int> */
    private array $crowd;

    private User $viewer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $pattern = Client::factory()->createOne([
            'pin' => '400000',
            'first_name' => 'Mei',
            'last_name' => 'Nguyen',
            'suburb' => 'Fitzroy',
            'postcode' => '3065',
            'state' => 'VIC',
            'date_of_birth' => '1983-05-01',
            'status' => 'closed',
        ]);
        $row = (array) DB::table('clients')->where('id', $pattern->id)->first();
        unset($row['id']);
        $rows = array_map(static fn (int $i): array => [...$row, 'pin' => (string) (400_000 + $i), 'mobile_e164' => null, 'email' => null], range(1, self::MANY));
        foreach (array_chunk($rows, 500) as $some) {
            DB::table('clients')->insert($some);
        }
        $this->crowd = array_values(
            array_map(intval(...), DB::table('clients')->where('id', '>', $pattern->id)->orderBy('id')->pluck('id')->all()),
        );
        app(SearchIndex::class)->putMany(
            'client',
            array_map(
                static fn (object $client): array => ['mei', 'nguyen', $client->pin],
                DB::table('clients')
                    ->whereIn('id', $this->crowd)
                    ->get(['id', 'pin'])
                    ->keyBy('id')
                    ->all(),
            ),
        );
        $this->countAnew();
    }

    #[DataProvider('restrictions')]
    public function test_few_matches_are_found_behind_many_other_records(string $search): void
    {
        // The oldest clients, which are found last when reading newest first or by word.
        $fitting = [$this->crowd[3], $this->crowd[1]];
        DB::table('clients')->whereIn('id', $fitting)->update(['status' => 'active', 'postcode' => '3066', 'date_of_birth' => '1983-12-31', 'state' => 'TAS']);

        $this->assertEqualsCanonicalizing($fitting, $this->find($search));
    }

    /** @return iterable<string, list<string>> */
    public static function restrictions(): iterable
    {
        foreach (['suburb:fitzroy -closed', 'suburb:FITZ -closed', 'dob:1983 -closed', 'suburb:fitzroy postcode:3066', 'postcode:3066 dob:1983', 'state:TAS status:active', 'suburb:fi state:TAS',
            'mei -closed', 'mei nguyen -closed', 'nguyen dob:31/12/1983', 'mei postcode:3066', '"nguyen" status:active', 'pin:40 -VIC'] as $search) {
            yield $search => [$search];
        }
    }

    #[DataProvider('contradictions')]
    public function test_words_that_match_no_client_together_find_no_one(string $search): void
    {
        $this->assertSame([], $this->find($search));
    }

    /** @return iterable<string, list<string>> */
    public static function contradictions(): iterable
    {
        foreach (
            [
                'suburb:fitzroy postcode:9999',
                'suburb:zzz',
                'mei suburb:zzz',
                'dob:1983 status:dormant',
                'nguyen pin:99',
                'mei -nguyen',
                'suburb:fitzroy -VIC',
                'suburb:%',
                'suburb:_',
            ] as $search
        ) {
            yield $search => [$search];
        }
    }

    public function test_incomplete_search_shows_a_hint(): void
    {
        $terms = fn (string $term, int $first, int $count) => app(SearchIndex::class)->putMany('client', array_fill_keys(range($first, $first + $count - 1), [$term]), isNew: true);
        $terms('zaa', 100_001, 50_001);
        $terms('zbb', 200_001, 20_001);
        $this->countAnew();
        $hint = [Found::HINT];
        $this->actingAs($this->viewer);

        $this->getJson('/clients/lookup?search=zaa+zbb')->assertJsonPath('hints', $hint);
        $this->getJson('/clients/lookup?search=zaa+-closed')->assertJsonPath('hints', $hint);
        $this->get('/clients/top-search-bar/zaa%20zbb')->assertInertia(fn ($page) => $page->where('meta.hints', $hint)->etc());
        $this->get('/clients/full-search?search=zaa+zbb')->assertInertia(fn ($page) => $page->where('hints', $hint)->etc());

        // These find enough clients, or all that match.
        foreach (['mei nguyen', 'mei -closed', 'nguyen state:TAS', 'zaa', 'zbb 999999'] as $search) {
            $this->assertTrue(app(PeopleSearch::class)->look('client', app(SearchSyntax::class)->parse($search, $this->viewer), 10)->isWhole, $search);
        }
    }

    public function test_search_without_words_lists_newest_first_without_deleted_records(): void
    {
        $newest = array_reverse($this->crowd);
        Client::query()->whereKey($newest[0])->delete();

        foreach (['suburb:fitzroy', 'suburb:fitz postcode:3065', 'dob:1983', 'postcode:3065', 'state:VIC', 'state:VIC status:closed'] as $search) {
            $this->assertSame(array_slice($newest, 1, 8), $this->find($search), $search);
        }
    }

    public function test_suburbs_are_found_in_any_spelling(): void
    {
        foreach (['FITZROY NORTH', 'fitzroy', 'St Kilda', "O'Connor"] as $place => $suburb) {
            DB::table('clients')->where('id', $this->crowd[$place])->update(['suburb' => $suburb]);
        }

        $this->assertSame([$this->crowd[0]], $this->find('suburb:"Fitzroy n"'));
        $this->assertContains($this->crowd[1], $this->find('suburb:FITZROY', limit: self::MANY + 1));
        $this->assertSame([$this->crowd[2]], $this->find('suburb:"st kilda"'));
        $this->assertSame([$this->crowd[3]], $this->find("suburb:o'c"));
    }

    public function test_rare_combination_of_common_words_is_found(): void
    {
        $terms = [];
        foreach (range(1, 1_500) as $place) {
            $terms[$this->crowd[$place]] = [...$place <= 900 ? ['anh'] : [], ...$place >= 895 ? ['binh'] : []];
        }
        app(SearchIndex::class)->putMany('client', $terms);

        $this->assertSame(
            array_slice($this->crowd, 895, 6),
            app(SearchIndex::class)->find('client', SearchText::parse('bin anh', seesContacts: true), 8),
        );
    }

    /** The rows of the test are not committed, so PostgreSQL would plan with the statistics of the empty table. */
    private function countAnew(): void
    {
        if (DB::getDriverName() === 'pgsql') {
            DB::statement('analyze clients');
            DB::statement('analyze search_terms');
        }
    }

    /** @return list<int> */
    private function find(string $search, int $limit = 8): array
    {
        return app(PeopleSearch::class)->look('client', app(SearchSyntax::class)->parse($search, $this->viewer), $limit)->ids;
    }
}
