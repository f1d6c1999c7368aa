<?php

declare(strict_types=1);

namespace Tests\Unit\Search;

use App\Infrastructure\Search\SearchText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SearchTextTest extends TestCase
{
    /** @param  list<string>  $prefixes */
    #[DataProvider('searches')]
    public function test_typed_text_becomes_prefixes(string $typed, array $prefixes): void
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
        yield 'copied with a comma' => ['0491 570 156, harriet', ['harriet', '0491570156']];
        yield 'copied in brackets' => ['[0491 570 156];', ['0491570156']];
        yield 'copied from an address book' => ["\u{202A}+61 491 570 156\u{202C}", ['61491570156']];
        yield 'name and number' => ['harriet 0491 570 156', ['harriet', '0491570156']];
        yield 'PIN beside a number' => ['40218 0491 570 156', ['40218', '0491570156']];
        yield 'PIN that begins like a country code' => ['61042', ['61042']];
        yield 'the same word twice' => ['lin lin', ['lin']];
        yield 'nothing' => ['', []];
        yield 'nothing but signs' => ['%%% _ \' "', []];
    }

    /** @param  list<string>|null  $joined */
    #[DataProvider('readings')]
    public function test_adjacent_digits_form_one_number_and_initials_a_name(string $typed, ?array $joined): void
    {
        $this->assertEqualsCanonicalizing($joined, SearchText::parse($typed, seesContacts: true)->joined?->prefixes);
    }

    public function test_full_stop_in_a_name_is_ignored_where_no_part_of_an_address_is_searched(): void
    {
        $this->assertSame(['stjohn'], SearchText::parse('St.John')->joined?->prefixes);
    }

    /** @return iterable<string, array{string, list<string>|null}> */
    public static function readings(): iterable
    {
        yield 'a long and a short group' => ['0491570 156', ['0491570156']];
        yield 'a short and a long group' => ['04 91570156', ['0491570156']];
        yield 'with the country' => ['+61 491570 156', ['61491570156']];
        yield 'a landline' => ['(03) 95551234', ['0395551234']];
        yield 'beside a name' => ['harriet 0491570 156 okafor', ['harriet', '0491570156', 'okafor']];
        yield 'one reading only' => ['0491 570 156', null];
        yield 'too long for a number' => ['40218123456 0491570156', null];
        yield 'initials' => ['j.p.', ['jp']];
        yield 'the beginning of an address' => ['j.p.darcy', null];
    }

    public function test_digits_of_two_texts_are_two_numbers(): void
    {
        $this->assertEqualsCanonicalizing(['402', '0491'], SearchText::parse(['402', '0491'])->prefixes);
    }

    public function test_the_longest_prefix_comes_first(): void
    {
        $this->assertSame(['okafor', 'mei'], SearchText::parse('mei okafor')->prefixes);
    }

    public function test_meaningless_text_is_searched_safely(): void
    {
        $text = SearchText::parse(str_repeat('x', 500).' '.implode(' ', range('a', 'z')));

        $this->assertCount(8, $text->prefixes);
        $this->assertSame(64, strlen($text->prefixes[0]));
    }

    public function test_invalid_utf8_is_not_an_error(): void
    {
        $this->assertSame(['abc'], SearchText::parse("abc\xC3\x28\xFF")->prefixes);
    }
}
