<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\Protection\Exclusion;
use App\Domain\Protection\ExclusionChecker;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class ExclusionCheckTest extends TestCase
{
    use RefreshDatabase;

    private const PERSON = ['first_name' => 'Zoë', 'last_name' => "O'Leary", 'date_of_birth' => '1985-04-12'];

    public function test_person_without_exclusions_passes(): void
    {
        BarredEntry::factory()->create([...self::PERSON, 'date_of_birth' => '1985-04-13']);
        BetstopUpdate::factory()->create([...self::PERSON, 'first_name' => 'Zara']);
        Client::factory()->create(self::PERSON);

        $this->assertNull($this->find());
    }

    public function test_barred_list_matches_normalised_name_and_birth_date(): void
    {
        BarredEntry::factory()->create([...self::PERSON, 'first_name' => 'ZOE', 'last_name' => 'oleary', 'reason' => 'Threatened staff']);

        $this->assertEquals(new Exclusion('barred', 'ZOE oleary is on the barred list: Threatened staff'), $this->find());
    }

    /** No Latin spelling of these scripts is known: Sinhala, Lao and Khmer. */
    #[TestWith(['සමන්', 'පෙරේරා', 'කුමාරි'])]
    #[TestWith(['ສົມສັກ', 'ແກ້ວ', 'ບຸນມີ'])]
    #[TestWith(['សុខា', 'ចាន់', 'ដារា'])]
    public function test_barred_list_matches_names_without_a_latin_spelling(string $first, string $last, string $other): void
    {
        $person = static fn (string $name): PersonDetails => new PersonDetails($name, $last, CarbonImmutable::parse('1985-04-12'));
        BarredEntry::factory()->create(['first_name' => $first, 'last_name' => $last, 'date_of_birth' => '1985-04-12']);

        $this->assertSame('barred', app(ExclusionChecker::class)->find($person($first))?->list);
        $this->assertNull(app(ExclusionChecker::class)->find($person($other)));
    }

    public function test_barred_list_matches_mobile_with_any_name(): void
    {
        BarredEntry::factory()->create(['list' => BarredList::SelfExclusion, 'first_name' => 'Zed', 'last_name' => 'Leary', 'mobile_e164' => '+61491570156', 'until_on' => '2999-12-31']);

        $this->assertEquals(new Exclusion('self_exclusion', 'Zed Leary excluded themselves until 31 Dec 2999'), $this->find(['+61491570156']));
        $this->assertNull($this->find(['+61491570157']));
    }

    public function test_lifted_and_expired_entries_do_not_exclude(): void
    {
        $this->travelTo('2026-11-24 03:00:00');
        BarredEntry::factory()->create([...self::PERSON, 'status' => BarredEntryStatus::Lifted]);
        BarredEntry::factory()->create([...self::PERSON, 'until_on' => CarbonImmutable::now(config()->string('paddock.timezone'))->subDay()->toDateString()]);
        $this->assertNull($this->find());

        BarredEntry::factory()->create([...self::PERSON, 'until_on' => CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString()]);
        $this->assertSame('barred', $this->found());
    }

    public function test_latest_register_notice_counts(): void
    {
        BetstopUpdate::factory()->create([...self::PERSON, 'change' => BetstopChange::Registered, 'effective_at' => now()->subYear()]);
        $this->assertSame('betstop', $this->found());

        BetstopUpdate::factory()->create([...self::PERSON, 'change' => BetstopChange::Ended, 'effective_at' => now()->addDay()]);
        $this->assertSame('betstop', $this->found(), 'It ends tomorrow.');

        BetstopUpdate::factory()->create([...self::PERSON, 'change' => BetstopChange::Ended, 'effective_at' => now()->subDay()]);
        $this->assertNull($this->find());
    }

    public function test_an_extension_received_after_an_announced_end_takes_it_back(): void
    {
        BetstopUpdate::factory()->create([...self::PERSON, 'change' => BetstopChange::Ended, 'effective_at' => now()->addDays(10)]);
        BetstopUpdate::factory()->create([...self::PERSON, 'change' => BetstopChange::Extended, 'effective_at' => now()->addDay()]);

        $this->travel(11)->days();
        $this->assertSame('betstop', $this->found());

        BetstopUpdate::factory()->create([...self::PERSON, 'change' => BetstopChange::Ended, 'effective_at' => now()->subHour()]);
        $this->assertNull($this->find());
    }

    public function test_end_of_another_persons_exclusion_does_not_count(): void
    {
        BetstopUpdate::factory()->create([...self::PERSON, 'mobile_e164' => '+61491570156', 'effective_at' => now()->subYear()]);
        BetstopUpdate::factory()->create(['mobile_e164' => '+61491570156', 'change' => BetstopChange::Ended, 'effective_at' => now()->subDay()]);

        $this->assertSame('betstop', $this->found(['+61491570156']));
    }

    public function test_marked_client_excludes_the_person(): void
    {
        $barred = Client::factory()->createOne([...self::PERSON, 'first_name' => 'Zoe']);
        $barred->forceFill(['is_barred' => true])->save();
        $this->assertEquals(new Exclusion('barred', "Zoe O'Leary (PIN {$barred->pin}) is a client who is barred"), $this->find());

        $barred->forceFill(['is_barred' => false])->save();
        $sameMobile = Client::factory()->createOne(['mobile_e164' => '+61491570156']);
        $sameMobile->forceFill(['betstop_state' => BetstopState::Registered])->save();
        $this->assertNull($this->find());
        $this->assertSame('betstop', $this->found(['+61491570156']));
    }

    /** @param  list<string>  $phones */
    private function found(array $phones = []): ?string
    {
        return $this->find($phones)?->list;
    }

    /** @param  list<string>  $phones */
    private function find(array $phones = []): ?Exclusion
    {
        return app(ExclusionChecker::class)->find(new PersonDetails('Zoë', 'O’Leary', CarbonImmutable::parse('1985-04-12', 'UTC'), null, $phones, null, null, null, null));
    }
}
