<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Support\LogMask;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class LogMaskTest extends TestCase
{
    #[TestWith(['Sent to emma.walsh+bets@example.com.au.', 'Sent to e•••@example.com.au.'])]
    #[TestWith(['GET /?email=emma%40example.com', 'GET /?email=•••'])]
    #[TestWith(['SMS to +61491570156 failed', 'SMS to +•••••• failed'])]
    #[TestWith(['Call 0491 570 156 at 14:05', 'Call •••••• at 14:05'])]
    #[TestWith(['Call 0412-345-678 or +61-412-345-678', 'Call •••••• or +••••••'])]
    #[TestWith(['Account 062-000-1234-5678, card 4111-1111-1111-1111', 'Account ••••••, card ••••••'])]
    #[TestWith(['0412-345-678 2026-11-30', '•••••• 2026-11-30'])]
    #[TestWith(['evidence-12-2026-11-23.zip of 2026-10 at 2026-11-30 14:05:06, born 05-03-1984', 'evidence-12-2026-11-23.zip of 2026-10 at 2026-11-30 14:05:06, born 05-03-1984'])]
    #[TestWith(['Job 11223344-5566-4788-9900-123456789012', 'Job 11223344-5566-4788-9900-123456789012'])]
    #[TestWith(['Job 12345 of CallQueuedHandler@call', 'Job 12345 of CallQueuedHandler@call'])]
    #[TestWith(["Broken \xC3 byte", 'Broken ? byte'])]
    public function test_email_addresses_and_long_numbers_are_masked(string $text, string $shown): void
    {
        $this->assertSame($shown, LogMask::hide($text));
    }

    #[
        TestWith([
            "SQLSTATE[23000]: Integrity constraint violation: 19 UNIQUE constraint failed: clients.email (Connection: sqlite, SQL: insert into \"clients\" (\"note\") values (likes (old)\nhorses)) in /app/x.php:12\nStack trace:\n#0 /app/y.php(3): save()",
            "SQLSTATE[23000]: Integrity constraint violation: 19 UNIQUE constraint failed: clients.email in /app/x.php:12\nStack trace:\n#0 /app/y.php(3): save()",
        ]),
    ]
    #[
        TestWith([
            "SQLSTATE[23000]: 1062 Duplicate entry 'Emma' for key 'clients_name' (Connection: mariadb, Host: db, SQL: insert (Emma))",
            "SQLSTATE[23000]: 1062 Duplicate entry '•••' for key 'clients_name'",
        ]),
    ]
    #[TestWith(['SQLSTATE[HY000]: 5 database is locked (Connection: sqlite, SQL: insert (Emma), (Jam', 'SQLSTATE[HY000]: 5 database is locked'])]
    #[TestWith(['Retried: SQLSTATE[HY000] (Connection: sqlite, SQL: insert (Emma)) {"attempt":2}', 'Retried: SQLSTATE[HY000]'])]
    #[
        TestWith([
            "SQLSTATE[23505]: Unique violation: 7 ERROR: duplicate key\nDETAIL:  Key (name)=(Emma) already exists. (Connection: pgsql, SQL: insert (Emma))",
            "SQLSTATE[23505]: Unique violation: 7 ERROR: duplicate key\nDETAIL: •••",
        ]),
    ]
    #[
        TestWith([
            'SQLSTATE[22P02]: 7 ERROR: invalid input syntax for type integer: "Emma"',
            'SQLSTATE[22P02]: 7 ERROR: invalid input syntax for type integer: "•••"',
        ]),
    ]
    public function test_values_of_a_failed_statement_are_hidden(string $text, string $shown): void
    {
        $this->assertSame($shown, LogMask::hide($text));
    }

    /** A pattern that gives up would hide all of the text. */
    public function test_long_text_is_still_shown(): void
    {
        foreach ([str_repeat('a.b-', 250_000), str_repeat('1-2026-11-30-', 80_000), 'SQLSTATE['.str_repeat(' (Connection: x', 5_000)] as $text) {
            $this->assertTrue($text === LogMask::hide($text));
        }
    }
}
