<?php

declare(strict_types=1);

namespace App\Lists\Reports;

use App\Data\Reports\Marketing\MarketingDay;
use App\Data\Reports\Marketing\MarketingResult;
use App\Data\Reports\Marketing\MessageFigures;
use App\Data\Reports\Marketing\PromotionFigures;
use App\Data\Reports\Marketing\ReviewFigures;
use App\Support\CsvText;
use Generator;

/** The marketing report as CSV: one figure on each line, so that all sections fit in one file. */
final readonly class MarketingSheet
{
    public const HEADER = ['Section', 'Name', 'Figure', 'Value', 'Period before'];

    private const MESSAGES = [
        'sent' => 'Sent',
        'delivered' => 'Delivered',
        'failed' => 'Failed',
        'suppressed' => 'Skipped',
        'replies' => 'Replies within 7 days',
        'opt_outs' => 'Opt-outs within 7 days',
        'bettors' => 'Clients who bet within 14 days',
    ];

    /** @return Generator<int, list<int|string|null>> */
    public static function rows(MarketingResult $result): Generator
    {
        yield from self::figures('Messages', $result->messages, self::MESSAGES, $result->messages_before);
        foreach ($result->blasts as $blast) {
            yield from self::figures('Blasts', $blast, self::MESSAGES, name: "{$blast->label} ({$blast->day})");
        }
        foreach ($result->automatic as $cause) {
            yield from self::figures('Automatic messages', $cause, self::MESSAGES);
        }
        foreach ([...$result->affiliates, $result->clients] as $row) {
            yield ['New clients by affiliate', $row->label, 'New clients', $row->count, $row->previous];
        }
        foreach ([...$result->sources, $result->leads] as $row) {
            yield ['Leads by source', $row->label, 'Leads', $row->count, $row->previous];
            yield ['Leads by source', $row->label, 'Clients now', $row->converted, null];
        }
        foreach ($result->promotions as $promotion) {
            yield from self::bonuses($promotion);
        }
        yield from self::bonuses($result->bonuses, $result->bonuses_before);
        foreach ($result->reviews as $platform) {
            yield from self::figures('Reviews', $platform, [
                'received' => 'Received',
                'approved' => 'Approved',
                'declined' => 'Declined',
                'pending' => 'Pending',
            ]);
        }
        foreach ($result->days as $day) {
            yield from self::figures(
                'Days',
                $day,
                [
                    'sent' => 'Messages sent',
                    'opt_outs' => 'Opt-outs within 7 days',
                    'new_clients' => 'New clients',
                    'leads' => 'Leads',
                ],
                name: $day->day,
            );
        }
    }

    /** @return Generator<int, list<int|string|null>> */
    private static function bonuses(PromotionFigures $row, ?PromotionFigures $before = null): Generator
    {
        yield from self::figures('Bonuses', $row, ['offered' => 'Offered', 'claimed' => 'Claimed', 'used' => 'Used', 'expired' => 'Expired'], $before);
        yield ['Bonuses', $row->label, 'Cost (AUD)', CsvText::dollars($row->cost_cents), $before === null ? null : CsvText::dollars($before->cost_cents)];
    }

    /**
     * @param  array<string, string>  $figures  heading by property
     * @return Generator<int, list<int|string|null>>
     */
    private static function figures(
        string $section,
        MessageFigures|PromotionFigures|ReviewFigures|MarketingDay $row,
        array $figures,
        MessageFigures|PromotionFigures|null $before = null,
        ?string $name = null,
    ): Generator {
        $values = get_object_vars($row);
        $earlier = $before === null ? [] : get_object_vars($before);
        foreach ($figures as $key => $heading) {
            if ($values[$key] !== null) {
                yield [$section, $name ?? $values['label'], $heading, $values[$key], $earlier[$key] ?? null];
            }
        }
    }
}
