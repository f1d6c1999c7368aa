<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use PHPUnit\Framework\TestCase;

final class DataFactoryTest extends TestCase
{
    public function test_columns_of_a_row_are_cast_to_the_types_of_the_properties(): void
    {
        $data = DataFactory::make(FilledData::class, (object) [
            'id' => '7', 'is_barred' => '1', 'status' => 'closed', 'state' => null, 'seen_at' => '2026-11-20 14:05:00.123', 'born_on' => '1980-02-29 00:00:00', 'checked_at' => null,
        ], ['name' => 'given']);

        $this->assertEquals(new FilledData(7, true, 'given', ClientStatus::Closed, null, '2026-11-20T14:05:00Z', '1980-02-29', null), $data);
    }

    public function test_attributes_of_a_model_keep_their_enum_and_time_objects(): void
    {
        $moment = CarbonImmutable::parse('2026-11-20 14:05:00', 'UTC');

        $data = DataFactory::make(FilledData::class, (object) [
            'id' => 7, 'is_barred' => false, 'name' => 'stored', 'status' => ClientStatus::Closed, 'state' => AustralianState::Nsw, 'seen_at' => $moment, 'born_on' => $moment, 'checked_at' => $moment,
        ]);

        $this->assertEquals(new FilledData(7, false, 'stored', ClientStatus::Closed, AustralianState::Nsw, '2026-11-20T14:05:00Z', '2026-11-20', $moment), $data);
    }

    public function test_value_that_a_nullable_enum_does_not_know_becomes_null(): void
    {
        $row = (object) ['id' => 7, 'is_barred' => 0, 'name' => '', 'status' => 'closed', 'state' => 'XX', 'seen_at' => null, 'born_on' => '1980-02-29', 'checked_at' => null];

        $this->assertNull(DataFactory::make(FilledData::class, $row)->state);
    }

    public function test_name_comes_from_its_two_columns_when_it_has_none_of_its_own(): void
    {
        $row = (object) [
            'first_name' => 'Mia',
            'last_name' => 'Nguyen',
            'owner_first_name' => 'Dana',
            'owner_last_name' => 'Ross',
            'manager_first_name' => null,
            'manager_last_name' => null,
            'list_name' => 'Spring',
        ];

        $this->assertEquals(new NamedData('Mia Nguyen', 'Dana Ross', null, 'Spring'), DataFactory::make(NamedData::class, $row));
    }
}

final readonly class FilledData
{
    public function __construct(
        public int $id,
        public bool $is_barred,
        public string $name,
        public ClientStatus $status,
        public ?AustralianState $state,
        public ?string $seen_at,
        public string $born_on,
        public ?CarbonImmutable $checked_at,
    ) {}
}

final readonly class NamedData
{
    public function __construct(public string $full_name, public ?string $owner_name, public ?string $manager_name, public string $list_name) {}
}
