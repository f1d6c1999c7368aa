<?php

declare(strict_types=1);

namespace Tests\Unit\Search;

use App\Services\Search\SearchText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SearchTextTest extends TestCase
{
    /** @param  list<string>  $prefixes */
    #[DataProvider('searches')]
    public function test_what_is_typed_becomes_prefixes(string $typed, array $prefixes): void
    {
        $this->assertEqualsCanonicalizing($prefixes, SearchText::parse($typed)->prefixes);
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function searches(): iterable
    {
        yield 'words' => ['Harriet OKAFOR', ['harriet', 'okafor']];
        yield 'spaces all over' => ["  harriet\t  okafor ", ['harriet', 'okafor']];
        yield 'apostrophe' => ["O'Leary", ['oleary']];
        yield 'typographic apostrophe' => ['O’Leary', ['oleary']];
        yield 'hyphen' => ['Mei-Lin', ['mei', 'lin']];
        yield 'typographic hyphen' => ["Mei\u{2013}Lin", ['mei', 'lin']];
        yield 'slash' => ['Smith/Jones', ['smith', 'jones']];
        yield 'surname first' => ['Smith, John', ['smith', 'john']];
        yield 'diacritics' => ['Zoë Nguyễn Łukasz Straße', ['zoe', 'nguyen', 'lukasz', 'strasse']];
        yield 'another script' => ['Иван', ['ivan']];
        yield 'e-mail address' => ['Harriet.O-K@Example.com', ['harriet.ok@example.com']];
        yield 'beginning of an address' => ['harriet.ok', ['harriet.ok']];
        yield 'PIN' => ['40218', ['40218']];
        yield 'mobile in groups' => ['0491 570 156', ['0491570156']];
        yield 'mobile with hyphens' => ['0491-570-156', ['0491570156']];
        yield 'international' => ['+61 491 570 156', ['61491570156']];
        yield 'international with trunk zero' => ['+61 (0) 491 570 156', ['61491570156']];
        yield 'international in one' => ['+61491570156', ['61491570156']];
        yield 'with exit code' => ['0011 61 491 570 156', ['61491570156']];
        yield 'landline' => ['(03) 9876 5432', ['0398765432']];
        yield 'name and number' => ['harriet 0491 570 156', ['harriet', '0491570156']];
        yield 'PIN beside a number' => ['40218 0491 570 156', ['40218', '0491570156']];
        yield 'PIN that begins like a country code' => ['61042', ['61042']];
        yield 'the same word twice' => ['lin lin', ['lin']];
        yield 'nothing' => ['', []];
        yield 'nothing but signs' => ['%%% _ \' "', []];
    }

    public function test_the_longest_prefix_comes_first(): void
    {
        $this->assertSame(['okafor', 'mei'], SearchText::parse('mei okafor')->prefixes);
    }

    public function test_a_text_of_no_sense_is_searched_in_bounds(): void
    {
        $text = SearchText::parse(str_repeat('x', 500).' '.implode(' ', range('a', 'z')));

        $this->assertCount(8, $text->prefixes);
        $this->assertSame(64, strlen($text->prefixes[0]));
    }

    public function test_broken_utf8_is_no_error(): void
    {
        $this->assertSame(['abc'], SearchText::parse("abc\xC3\x28\xFF")->prefixes);
    }
}
