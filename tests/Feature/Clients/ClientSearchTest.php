<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Models\Client;
use App\Models\SearchTerm;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Tests\TestCase;

final class ClientSearchTest extends TestCase
{
    use RefreshDatabase;

    private Client $harriet;

    protected function setUp(): void
    {
        parent::setUp();

        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->harriet = Client::factory()->createOne([
            'first_name' => 'Mei-Lin', 'last_name' => "O'Leary", 'preferred_name' => 'Zoë', 'pin' => '40218',
            'mobile_e164' => '+61491570156', 'email' => 'mei.lin@example.com',
        ]);
        Client::factory()->createOne(['first_name' => 'Mei', 'last_name' => 'Castellano', 'pin' => '99999', 'mobile_e164' => '+61400000000', 'email' => 'x@example.com']);
    }

    #[DataProvider('searches')]
    public function test_client_is_found_by_each_searchable_detail(string $search): void
    {
        $this->assertSame([$this->harriet->id], $this->found($search));
    }

    /** @return iterable<list<string>> */
    public static function searches(): iterable
    {
        foreach (["o'leary", 'OLeary', 'leary mei', 'mei lin', 'Mei-Lin', 'zoe', '40218', '402', '0491 570 156', '+61491570156', '570156',
            'mei.lin@example.com', 'MEI.LIN@', '40218 leary', "o\u{2019}l lin"] as $search) {
            yield $search => [$search];
        }
    }

    #[DataProvider('wholes')]
    public function test_viewers_of_masked_contacts_find_names_pins_and_whole_contacts(string $search): void
    {
        $this->harriet->forceFill(['former_pins' => '77001'])->save();
        Client::factory()->createOne(['first_name' => 'Ng', 'last_name' => 'Vu', 'pin' => '57015', 'mobile_e164' => '+61491570999', 'email' => 'zappa@example.com']);

        $this->assertSame([$this->harriet->id], $this->found($search, seesContacts: false));
        $this->get('/clients?search='.rawurlencode($search))->assertInertia(fn (AssertableInertia $page) => $page->has('clients', 1)->where('clients.0.id', $this->harriet->id)->etc());
    }

    /** @return iterable<list<string>> */
    public static function wholes(): iterable
    {
        foreach (["o'l", 'zoe', 'mei lin', '402', '40218 leary', '77001', '0491 570 156', '+61 491 570 156', '0011 61 491 570 156', '491570156', '0491570156 mei', 'MEI.LIN@example.com'] as $search) {
            yield $search => [$search];
        }
    }

    #[DataProvider('parts')]
    public function test_viewers_of_masked_contacts_cannot_confirm_a_part_of_a_contact(string $search): void
    {
        $this->harriet->update(['email' => 'zappa.one@example.com']);

        $this->assertNotSame([], $this->found($search), 'The part fits.');
        $this->assertSame([], $this->found($search, seesContacts: false));
        $this->get('/clients?search='.rawurlencode($search))->assertInertia(fn (AssertableInertia $page) => $page->where('clients', [])->etc());
        $this->get('/clients/top-search-bar/'.rawurlencode($search))->assertInertia(fn (AssertableInertia $page) => $page->where('clients', [])->etc());
    }

    /** @return iterable<list<string>> */
    public static function parts(): iterable
    {
        foreach (['0491', '049157015', '61491', '570156', '0156', '491570', '0491 mei', 'zappa', 'zappa.o', 'zappa.one@', 'zappa.one@example.co', 'mei zap'] as $search) {
            yield $search => [$search];
        }
    }

    public function test_all_words_must_match(): void
    {
        $this->assertCount(2, $this->found('mei'));
        $this->assertSame([], $this->found('leary castellano'));
        $this->assertSame([], $this->found('eary'));
    }

    public function test_wildcards_and_quotes_have_no_special_meaning(): void
    {
        foreach (['%', '_', '%eary', "' or 1=1 --", '*', '\\'] as $search) {
            $this->assertSame([], $this->found($search), $search);
        }
    }

    public function test_the_exact_word_comes_first(): void
    {
        $longer = Client::factory()->createOne(['last_name' => 'Smithers']);
        $exact = Client::factory()->createOne(['last_name' => 'Smith']);

        $this->assertSame([$exact->id, $longer->id], $this->found('smith'));
    }

    public function test_index_is_updated_with_the_client(): void
    {
        $this->harriet->update(['last_name' => 'Quigley']);
        $this->assertSame([], $this->found('oleary'));
        $this->assertSame([$this->harriet->id], $this->found('quigley'));

        $this->harriet->delete();
        $this->assertSame([], $this->found('quigley'));

        $this->harriet->restore();
        $this->assertSame([$this->harriet->id], $this->found('quigley'));
    }

    public function test_rolled_back_save_does_not_change_the_index(): void
    {
        try {
            DB::transaction(function (): void {
                $this->harriet->update(['last_name' => 'Quigley']);
                throw new RuntimeException('No.');
            });
        } catch (RuntimeException) {
        }

        $this->assertSame([$this->harriet->id], $this->found('oleary'));
        $this->assertSame([], $this->found('quigley'));
    }

    public function test_the_index_can_be_rebuilt_from_the_records(): void
    {
        $before = $this->terms();
        DB::table('clients')->where('id', $this->harriet->id)->update(['last_name' => 'Loaded']);
        SearchTerm::query()->insert(['subject_type' => 'client', 'subject_id' => 987_654, 'term' => 'orphan']);
        $this->artisan('search:rebuild', ['--subject' => ['client']]);

        $this->assertSame([$this->harriet->id], $this->found('loaded'));
        $this->assertSame([], $this->found('oleary'));
        $this->assertSame([], $this->found('orphan'));

        DB::table('clients')->where('id', $this->harriet->id)->update(['last_name' => "O'Leary"]);
        $this->artisan('search:rebuild');
        $this->assertSame($before, $this->terms());
    }

    public function test_results_are_paged_by_number(): void
    {
        Client::factory()->count(30)->create(['last_name' => 'Repeated']);

        $first = $this->get('/clients/top-search-bar/repeated')->assertOk()->inertiaProps();
        $second = $this->get('/clients/top-search-bar/repeated?page=2')->assertOk()->inertiaProps();

        $this->assertCount(25, $first['clients']);
        $this->assertCount(5, $second['clients']);
        $this->assertSame([true, false], [$first['meta']['has_next'], $second['meta']['has_next']]);
        $this->assertCount(30, array_unique([...array_column($first['clients'], 'id'), ...array_column($second['clients'], 'id')]));
    }

    public function test_invalid_page_number_is_corrected(): void
    {
        foreach (['0' => 1, '-3' => 1, 'x' => 1, '999999' => 40] as $page => $shown) {
            $this->get("/clients/top-search-bar/mei?page={$page}")->assertOk()
                ->assertInertia(fn (AssertableInertia $inertia) => $inertia->where('meta.page', $shown)->etc());
        }
    }

    #[DataProvider('oddTexts')]
    public function test_any_text_gets_an_answer(string $search): void
    {
        $this->get('/clients/top-search-bar/'.rawurlencode($search))->assertOk()
            ->assertInertia(fn (AssertableInertia $page) => $page->component('Clients/SearchResults')->where('meta.search', trim($search))->etc());
    }

    /** @return iterable<list<string>> */
    public static function oddTexts(): iterable
    {
        foreach (['a/b', '50% off', 'what?', '#1', 'Zoë & Co', '1+1', '"quoted"', '😀', '北京', 'a\\b', str_repeat('long ', 60)] as $text) {
            yield $text => [$text];
        }
    }

    public function test_empty_search_gives_a_hint(): void
    {
        foreach (['/clients/top-search-bar', '/clients/top-search-bar/', '/clients/top-search-bar/%20', '/clients/top-search-bar/--'] as $url) {
            $this->get($url)->assertOk()->assertInertia(fn (AssertableInertia $page) => $page
                ->where('meta.is_searchable', false)->where('clients', [])->etc());
        }
    }

    public function test_suggestions_are_limited_and_in_json(): void
    {
        Client::factory()->count(12)->create(['last_name' => 'Repeated']);

        $this->getJson('/clients/lookup?search=repeated')->assertOk()->assertJsonCount(8, 'hits');
        $this->getJson('/clients/lookup?search=40218')->assertExactJson(['hints' => [], 'hits' => [[
            'id' => $this->harriet->id, 'full_name' => "Mei-Lin O'Leary", 'pin' => '40218', 'company_name' => 'Regal Bet',
            'url' => "/clients/{$this->harriet->id}/edit",
        ]]]);
        foreach (['', '?search=', '?search[]=x', '?search=%20'] as $query) {
            $this->getJson("/clients/lookup{$query}")->assertOk()->assertExactJson(['hits' => [], 'hints' => []]);
        }
    }

    public function test_search_is_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::DatabaseContractor)->createOne());

        $this->get('/clients/top-search-bar/mei')->assertForbidden();
        $this->getJson('/clients/lookup?search=mei')->assertForbidden();
    }

    /** @return list<int> */
    private function found(string $search, bool $seesContacts = true): array
    {
        return app(SearchIndex::class)->find('client', SearchText::parse($search, $seesContacts), 50);
    }

    /** @return list<string> */
    private function terms(): array
    {
        return array_values(SearchTerm::query()->orderBy('subject_id')->orderBy('term')->get()
            ->map(static fn (SearchTerm $term): string => "{$term->subject_id} {$term->term}")->all());
    }
}
