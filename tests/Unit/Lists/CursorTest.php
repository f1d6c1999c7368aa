<?php

declare(strict_types=1);

namespace Tests\Unit\Lists;

use App\Queries\Clients\ClientSort;
use App\Queries\Lists\Cursor;
use App\Queries\Lists\ListOrder;
use Tests\TestCase;

final class CursorTest extends TestCase
{
    public function test_a_cursor_survives_the_way_through_the_url(): void
    {
        $order = new ListOrder(ClientSort::Name, descending: false);
        $cursor = new Cursor(["O'Leary", 'Zoë'], 42, true);

        $this->assertEquals($cursor, Cursor::decode($cursor->encode($order), $order));
        $this->assertMatchesRegularExpression('/^[\w-]+$/', $cursor->encode($order));
    }

    public function test_a_cursor_of_another_order_is_none(): void
    {
        $text = (new Cursor([5], 42, false))->encode(new ListOrder(ClientSort::Balance, descending: false));

        $this->assertNull(Cursor::decode($text, new ListOrder(ClientSort::Balance, descending: true)));
        $this->assertNull(Cursor::decode($text, new ListOrder(ClientSort::Rating, descending: false)));
    }

    public function test_a_cursor_that_was_tampered_with_is_none(): void
    {
        $order = new ListOrder(ClientSort::Balance, descending: false);
        $text = (new Cursor([5], 42, false))->encode($order);

        for ($i = 0; $i < strlen($text); $i += 3) {
            $tampered = $text;
            $tampered[$i] = $text[$i] === 'A' ? 'B' : 'A';
            $this->assertNull(Cursor::decode($tampered, $order), "position {$i}");
        }
        foreach (['', 'a', '%%%', 'AAAA', str_repeat('A', 64)] as $text) {
            $this->assertNull(Cursor::decode($text, $order), $text);
        }
    }

    public function test_an_order_is_read_as_it_is_written(): void
    {
        $order = ListOrder::parse('-last_bet_at', ClientSort::class);

        $this->assertSame('-last_bet_at', (string) $order);
        foreach (['', '-', '--name', 'name-', 'password', 'clients.pin', 'NAME'] as $unknown) {
            $this->assertNull(ListOrder::parse($unknown, ClientSort::class), $unknown);
        }
    }
}
