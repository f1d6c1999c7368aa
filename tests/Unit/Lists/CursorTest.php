<?php

declare(strict_types=1);

namespace Tests\Unit\Lists;

use App\Lists\Cursor;
use App\Lists\ListOrder;
use App\Lists\Sort;
use Tests\TestCase;

final class CursorTest extends TestCase
{
    public function test_cursor_survives_the_url(): void
    {
        $order = new ListOrder(Sort::by('name', 'clients.last_name', 'clients.first_name'), descending: false);
        $cursor = new Cursor(["O'Leary", 'Zoë'], 42, true);

        $this->assertEquals($cursor, Cursor::decode($cursor->encode($order), $order));
        $this->assertMatchesRegularExpression('/^[\w-]+$/', $cursor->encode($order));
    }

    public function test_cursor_of_another_order_is_rejected(): void
    {
        $text = (new Cursor([5], 42, false))->encode(new ListOrder(Sort::by('balance_cents', 'clients.balance_cents'), descending: false));

        $this->assertNull(Cursor::decode($text, new ListOrder(Sort::by('balance_cents', 'clients.balance_cents'), descending: true)));
        $this->assertNull(Cursor::decode($text, new ListOrder(Sort::nullable('client_rating', 'clients.client_rating'), descending: false)));
    }

    public function test_tampered_cursor_is_rejected(): void
    {
        $order = new ListOrder(Sort::by('balance_cents', 'clients.balance_cents'), descending: false);
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

    public function test_order_is_parsed_as_written(): void
    {
        $sorts = [Sort::by('name', 'clients.last_name', 'clients.first_name'), Sort::by('pin', 'clients.pin'), Sort::nullable('last_bet_at', 'clients.last_bet_at')];
        $order = ListOrder::parse('-last_bet_at', $sorts);

        $this->assertSame('-last_bet_at', (string) $order);
        foreach (['', '-', '--name', 'name-', 'password', 'clients.pin', 'NAME'] as $unknown) {
            $this->assertNull(ListOrder::parse($unknown, $sorts), $unknown);
        }
    }
}
