<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Infrastructure\Monitoring\ValueMask;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class ValueMaskTest extends TestCase
{
    #[TestWith(['select * from "clients" where "id" = ?  limit 25', 'select * from "clients" where "id" = ? limit 25'])]
    #[TestWith(["select 'Mary O''Neil', name", "select '…', name"])]
    #[TestWith(["select 'Mary", "select '…'"])]
    #[TestWith(["select 'it\\'s Mary', name from x", 'select …'])]
    #[TestWith(['select $tag$Mary$tag$', 'select $…$'])]
    #[TestWith(['where phone = 61412345678 and status = 12', 'where phone = … and status = 12'])]
    #[TestWith(['where id in (1, 2, 3)', 'where id in (?…)'])]
    #[TestWith(['insert into x (a, b, c) values (?, ?, ?), (?, ?, ?)', 'insert into x (a, b, c) values (?…)…'])]
    public function test_sql_is_recorded_without_values(string $sql, string $expected): void
    {
        $this->assertSame($expected, ValueMask::sql($sql));
    }

    #[TestWith(['Undefined array key "Mary Smith"', 'Undefined array key "…"'])]
    #[TestWith(["Couldn't parse 'Mary' or “Smith”", "Couldn't parse \"…\" or \"…\""])]
    #[TestWith(['Mail to mary.smith@example.com bounced', 'Mail to m•••@example.com bounced'])]
    #[TestWith(['Call 0412 345 678 or +61412345678', 'Call •••••• or +••••••'])]
    #[TestWith(['GET https://example.com/people?name=Mary failed', 'GET [address] failed'])]
    #[TestWith(["First line\n{\"name\":\"Mary\"}", 'First line'])]
    #[TestWith(['An answer "that was cut: Mary', 'An answer "…"'])]
    public function test_message_is_recorded_without_values(string $message, string $expected): void
    {
        $this->assertSame($expected, ValueMask::message(new RuntimeException($message)));
    }

    public function test_long_message_is_cut(): void
    {
        $this->assertSame(200, mb_strlen(ValueMask::message(new RuntimeException(str_repeat('long ', 100)))));
    }
}
