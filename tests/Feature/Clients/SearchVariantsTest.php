<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchSyntax;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** People are found when their name is spelt another way, or with one typo, and by parts of their email address. */
final class SearchVariantsTest extends TestCase
{
    use RefreshDatabase;

    private User $viewer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $people = [
            ['Catherine', 'McDonald', 'c.mcd+punting@kilmore-racing.example'], ['Wolfgang', 'Müller', 'wolfgang@example.com'], ['Ingrid', 'Schroeder', 'ingrid@example.com'],
            ['Mei-Lin', 'van der Berg', 'mei@example.com'], ['Pieter', 'Vanderlinden', 'pieter@example.com'], ['Angus', 'MacKenzie', 'angus.fraser_98@example.com'],
            ['Δημήτρης', 'Χριστόπουλος', 'dimi@example.com'], ['Georgios', 'Papadopoulos', 'georgios@example.com'], ['Seán', 'O’Sullivan', 'sean@example.com'], ['Ngoc', 'Nguyen', 'ngoc@example.com'],
        ];
        foreach ($people as $index => [$first, $last, $email]) {
            Client::factory()->createOne([
                'first_name' => $first,
                'last_name' => $last,
                'preferred_name' => null,
                'email' => $email,
                'pin' => (string) (70001 + $index),
                'mobile_e164' => '+6140000000'.$index,
            ]);
        }
    }

    #[TestWith(['kathy mcdonald', 'McDonald'])]
    #[TestWith(['Kate MacDonald', 'McDonald'])]
    #[TestWith(['mac donald', 'McDonald'])]
    #[TestWith(['mc donald', 'McDonald'])]
    #[TestWith(['macdon', 'McDonald'])]
    #[TestWith(['mckenzie', 'MacKenzie'])]
    #[TestWith(['katherine', 'McDonald'])]
    #[TestWith(['mueller', 'Müller'])]
    #[TestWith(['müller', 'Müller'])]
    #[TestWith(['muller', 'Müller'])]
    #[TestWith(['schröder', 'Schroeder'])]
    #[TestWith(['vanderberg', 'van der Berg'])]
    #[TestWith(['van derberg', 'van der Berg'])]
    #[TestWith(['mei vanderberg', 'van der Berg'])]
    #[TestWith(['van der linden', 'Vanderlinden'])]
    #[TestWith(['pieter van der linden', 'Vanderlinden'])]
    #[TestWith(['dimitris', 'Χριστόπουλος'])]
    #[TestWith(['christopoulos', 'Χριστόπουλος'])]
    #[TestWith(['ΔΗΜΗΤΡΗΣ', 'Χριστόπουλος'])]
    #[TestWith(['Παπαδόπουλος', 'Papadopoulos'])]
    #[TestWith(['Γεώργιος', 'Papadopoulos'])]
    #[TestWith(['george papadopoulos', 'Papadopoulos'])]
    #[TestWith(['papadopolous', null])]
    #[TestWith(['papdopoulos', 'Papadopoulos'])]
    #[TestWith(['wolfgnag', 'Müller'])]
    #[TestWith(['volfgang müller', 'Müller'])]
    #[TestWith(['angs', 'MacKenzie'])]
    #[TestWith(['angs mackenzie', 'MacKenzie'])]
    #[TestWith(['nguyem', 'Nguyen'])]
    #[TestWith(['ngyen', 'Nguyen'])]
    #[TestWith(['sulivan', 'O’Sullivan'])]
    #[TestWith(['shean osulivan', 'O’Sullivan'])]
    #[TestWith(['kilmore', 'McDonald'])]
    #[TestWith(['@kilmore', 'McDonald'])]
    #[TestWith(['kilmore-racing.example', 'McDonald'])]
    #[TestWith(['@kilmore-racing.example', 'McDonald'])]
    #[TestWith(['racing.example', 'McDonald'])]
    #[TestWith(['punting@kilmore', 'McDonald'])]
    #[TestWith(['fraser', 'MacKenzie'])]
    #[TestWith(['fraser_98@example', 'MacKenzie'])]
    #[TestWith(['ngo nguyan', 'Nguyen'])]
    #[TestWith(['mery', null])]
    #[TestWith(['xxxxxxx', null])]
    public function test_client_is_found_by_another_spelling(string $search, ?string $lastName): void
    {
        $this->assertSame($lastName === null ? [] : [$lastName], $this->find($search), $search);

        $this->actingAs($this->viewer)->get('/clients?search='.rawurlencode($search))
            ->assertInertia(fn ($page) => $page->where('clients', fn ($rows) => $rows->pluck('last_name')->all() === ($lastName === null ? [] : [$lastName]))->etc());
    }

    public function test_exact_spelling_comes_before_other_spellings_and_hides_typos(): void
    {
        Client::factory()->createOne(['first_name' => 'Kathy', 'last_name' => 'Zimmer', 'preferred_name' => null]);
        Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Mullar', 'preferred_name' => null]);

        $this->assertSame(['Zimmer', 'McDonald'], $this->find('kathy'));
        $this->assertSame(['Müller'], $this->find('muller'));
    }

    #[TestWith(['kilmore-racing.example'])]
    #[TestWith(['@kilmore-racing.example'])]
    #[TestWith(['"@kilmore-racing.example"'])]
    #[TestWith(['punting@kilmore-racing.example'])]
    #[TestWith(['"punting@kilmore-racing.example"'])]
    #[TestWith(['"@punting@kilmore-racing.example"'])]
    #[TestWith(['mcdonald "@kilmore-racing.example"'])]
    #[TestWith(['fraser'])]
    public function test_part_of_an_email_address_finds_no_client_for_users_who_see_it_masked(string $search): void
    {
        $this->viewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();

        $this->assertSame([], $this->find($search));
        $this->assertSame(['McDonald'], $this->find('c.mcd+punting@kilmore-racing.example'));
        $this->assertSame(['McDonald'], $this->find('kathy macdonald'));
    }

    /** @return list<string> last names */
    private function find(string $search): array
    {
        $ids = app(PeopleSearch::class)->look('client', app(SearchSyntax::class)->parse($search, $this->viewer), 10)->ids;
        $names = Client::query()->whereKey($ids)->pluck('last_name', 'id');

        return array_map(static fn (int $id): string => $names[$id], $ids);
    }
}
