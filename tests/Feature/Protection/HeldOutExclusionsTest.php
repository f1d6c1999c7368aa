<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\Protection\ExcludedPeople;
use App\Domain\Protection\ExcludedPerson;
use App\Domain\Protection\Exclusion;
use App\Domain\Protection\ExclusionCertainty;
use App\Domain\Protection\ExclusionIndex;
use App\Domain\Protection\ExclusionMatch;
use App\Models\BetstopUpdate;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\Matching\PairFile;
use Tests\TestCase;

/** How well excluded people are recognized, on pairs that no rule was chosen by (docs/decisions/0074). */
final class HeldOutExclusionsTest extends TestCase
{
    use RefreshDatabase;

    public function test_precision_and_recall_stay_above_the_floor(): void
    {
        $pairs = PairFile::read('exclusions');
        $this->assertGreaterThanOrEqual(400, count($pairs));

        // Certain matches: every one is right.
        [$precision, $recall, $wrong] = $this->measure($pairs, ExclusionCertainty::SamePerson);
        $this->assertGreaterThanOrEqual(0.995, $precision, implode('; ', $wrong));
        $this->assertGreaterThanOrEqual(0.87, $recall, implode('; ', $wrong));

        // Including uncertain matches, which wait for a colleague.
        [$precision, $recall, $wrong] = $this->measure($pairs, ExclusionCertainty::SamePerson, ExclusionCertainty::Possible);
        $this->assertGreaterThanOrEqual(0.93, $precision, implode('; ', $wrong));
        $this->assertGreaterThanOrEqual(0.94, $recall, implode('; ', $wrong));
    }

    public function test_lookup_through_indexes_finds_the_same_people_as_reading_all_rows(): void
    {
        $pairs = PairFile::read('exclusions');
        foreach ($pairs as [, , $excluded]) {
            BetstopUpdate::factory()->createOne([
                'first_name' => $excluded->firstName, 'last_name' => $excluded->lastName, 'date_of_birth' => $excluded->dateOfBirth, 'email' => $excluded->email,
                'mobile_e164' => $excluded->phones[0] ?? null, 'postcode' => $excluded->postcode, 'change' => 'registered', 'effective_at' => now()->subDay(), 'client_id' => null,
            ]);
        }
        $everybody = app(ExcludedPeople::class)->all();
        $sources = static fn (ExclusionIndex $index, PersonDetails $person): array => array_map(
            static fn (ExclusionMatch $match): string => $match->source().' '.$match->certainty->value,
            $index->of($person),
        );
        $found = 0;
        foreach ($pairs as [, $kind, , $person]) {
            $expected = $sources($everybody, $person);
            $found += (int) ($expected !== []);
            $this->assertSame($expected, $sources(app(ExcludedPeople::class)->near([$person]), $person), $kind);
        }
        $this->assertGreaterThan(250, $found);
    }

    /**
     * @param  list<array{bool, string, PersonDetails, PersonDetails}>  $pairs
     * @return array{float, float, list<string>} precision, recall and what was wrong
     */
    private function measure(array $pairs, ExclusionCertainty ...$counted): array
    {
        return PairFile::measure(array_map(static function (array $pair) use ($counted): array {
            [$isSame, $kind, $excluded, $person] = $pair;
            $match = (new ExclusionIndex([new ExcludedPerson($excluded, new Exclusion('betstop', 'On the register'), 'betstop_update', 1, null)]))->of($person)[0] ?? null;

            return [$isSame, $kind, $match !== null && in_array($match->certainty, $counted, true) ? 1 : 0];
        }, $pairs), 1);
    }
}
