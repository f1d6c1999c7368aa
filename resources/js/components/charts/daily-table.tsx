import { formatDate } from '@/lib/format';

interface DailyTableProps {
    label: string;
    days: readonly { day: string; value: number; against?: number }[];
    /** Headings of the values. */
    series: readonly string[];
    format: (value: number) => string;
}

/** The numbers of a chart for screen readers. */
export function DailyTable({ label, days, series, format }: DailyTableProps) {
    return (
        <table className="sr-only">
            <caption>{label}</caption>
            <thead>
                <tr>
                    {['Day', ...series].map((heading) => (
                        <th key={heading} scope="col">
                            {heading}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {days.map(({ day, value, against }) => (
                    <tr key={day}>
                        <th scope="row">{formatDate(day, 'UTC')}</th>
                        <td>{format(value)}</td>
                        {against !== undefined && <td>{format(against)}</td>}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
