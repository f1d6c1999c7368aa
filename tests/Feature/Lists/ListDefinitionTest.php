<?php

declare(strict_types=1);

namespace Tests\Feature\Lists;

use App\Data\Lists\Choice;
use App\Enums\Ability;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListQueryValidator;
use App\Lists\ListReader;
use App\Models\Client;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Validation\ValidationException;
use LogicException;
use Tests\TestCase;

final class ListDefinitionTest extends TestCase
{
    use RefreshDatabase;

    public function test_file_leaves_out_columns_that_the_viewer_lacks_the_ability_for(): void
    {
        $allowed = User::factory()->withAbilities(Ability::ViewUsers)->createOne();
        $other = User::factory()->withAbilities(Ability::ViewClients)->createOne();

        $this->assertSame(['Name', 'Colleague'], $this->list()->sheet(new ListContext($allowed), null)->header());
        $this->assertSame(['Name'], $this->list()->sheet(new ListContext($other), null)->header());
        $this->assertSame(['Name'], $this->list()->sheet(new ListContext($other), ['hint', 'label'])->header());
    }

    public function test_date_range_filters_by_days_of_the_viewer_with_either_end_open(): void
    {
        foreach (['2026-11-18 13:30:00', '2026-11-19 13:30:00', '2026-11-20 12:00:00'] as $day => $created) {
            Lead::factory()->createOne(['first_name' => "Lead {$day}", 'last_name' => '', 'created_at' => $created]);
        }

        $this->assertSame(['Lead 1', 'Lead 2'], $this->names(['from' => '2026-11-20']));
        $this->assertSame(['Lead 0'], $this->names(['to' => '2026-11-19']));
        $this->assertSame(['Lead 1', 'Lead 2'], $this->names(['from' => '2026-11-20', 'to' => '2026-11-20']));
    }

    public function test_date_range_is_refused_when_the_last_day_is_before_the_first(): void
    {
        $this->expectException(ValidationException::class);

        $this->names(['from' => '2026-11-20', 'to' => '2026-11-19']);
    }

    public function test_strict_query_is_refused_when_the_list_has_no_such_filter(): void
    {
        $this->expectException(ValidationException::class);

        app(ListQueryValidator::class)->validateStrictly($this->list(), ['statsu' => 'new'], $this->context());
    }

    public function test_list_inside_a_record_needs_a_scope_of_its_type(): void
    {
        $this->expectException(LogicException::class);

        (new ListContext(new User, new Lead))->scope(Client::class);
    }

    /**
     * @param  array<string, string>  $query
     * @return list<string>
     */
    private function names(array $query): array
    {
        [$rows] = app(ListReader::class)->read($this->list(), app(ListQueryValidator::class)->validate($this->list(), $query, $this->context()), $this->context());

        return array_column($rows, 'label');
    }

    private function context(): ListContext
    {
        return new ListContext(User::factory()->makeOne(['timezone' => 'Australia/Melbourne']));
    }

    /** @return ListDefinition<Choice> */
    private function list(): ListDefinition
    {
        return new LeadNameList;
    }
}
